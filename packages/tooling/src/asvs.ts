/** Compares docs/asvs.md with the requirements there are, and the tests it names with those that exist. */

/** How many requirements of level 1 each section of ASVS 5.0 has, by their numbers within it. */
const LEVEL_1: Readonly<Record<string, readonly number[]>> = {
  'V1.2': [1, 2, 3, 4, 5],
  'V1.3': [1, 2],
  'V1.5': [1],
  'V2.1': [1],
  'V2.2': [1, 2],
  'V2.3': [1],
  'V3.2': [1, 2],
  'V3.3': [1],
  'V3.4': [1, 2],
  'V3.5': [1, 2, 3],
  'V4.1': [1],
  'V4.4': [1],
  'V5.2': [1, 2],
  'V5.3': [1, 2],
  'V6.1': [1],
  'V6.2': [1, 2, 3, 4, 5, 6, 7, 8],
  'V6.3': [1, 2],
  'V6.4': [1, 2],
  'V7.2': [1, 2, 3, 4],
  'V7.4': [1, 2],
  'V8.1': [1],
  'V8.2': [1, 2],
  'V8.3': [1],
  'V9.1': [1, 2, 3],
  'V9.2': [1],
  'V10.4': [1, 2, 3, 4, 5],
  'V11.3': [1, 2],
  'V11.4': [1],
  'V12.1': [1],
  'V12.2': [1, 2],
  'V13.4': [1],
  'V14.2': [1],
  'V14.3': [1],
  'V15.1': [1],
  'V15.2': [1],
  'V15.3': [1],
};

/** The 70 requirements of level 1. */
export const REQUIREMENTS: readonly string[] = Object.entries(LEVEL_1).flatMap(
  ([section, numbers]) => numbers.map((number) => `${section}.${number}`),
);

const ROW = /^\|\s*(V\d+\.\d+\.\d+)\s*\|\s*(.+?)\s*\|\s*(.+?)\s*\|\s*$/;
const MET = /^met, by test (`[^`]+`(?:, `[^`]+`)*)(?:[.;:] .+)?$/;
const OTHER = /^(?:not applicable, because|open:) \S/;

/** A test file and the titles in it. */
export type TestTitles = ReadonlyMap<string, readonly string[]>;

function problemsOfState(id: string, state: string, tests: TestTitles): string[] {
  const named = MET.exec(state)?.[1];
  if (named === undefined)
    return OTHER.test(state) ? [] : [`${id} is neither met, not applicable nor open`];
  const titles = new Set([...tests.values()].flat());
  return [...named.matchAll(/`([^`]+)`/g)]
    .map(([, test = '']) => test)
    .filter((test) => !titles.has(test) && (tests.get(test)?.length ?? 0) === 0)
    .map((test) => `${id} names a test that does not exist: ${test}`);
}

/**
 * What is wrong with the document: requirements that are missing, unknown or listed twice, states that are none,
 * and tests that do not exist. A test is named by its title, or a file by its path.
 */
export function asvsProblems(document: string, tests: TestTitles): string[] {
  const rows = document.split('\n').flatMap((line) => {
    const [, id, , state] = ROW.exec(line) ?? [];
    return id && state ? [{ id, state }] : [];
  });
  const ids = rows.map(({ id }) => id);
  return [
    ...REQUIREMENTS.filter((id) => !ids.includes(id)).map((id) => `${id} is missing`),
    ...ids.filter((id) => !REQUIREMENTS.includes(id)).map((id) => `${id} is none of level 1`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} is listed twice`),
    ...rows.flatMap(({ id, state }) => problemsOfState(id, state, tests)),
  ];
}
