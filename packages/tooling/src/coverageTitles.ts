/** Reads the rows a document lists, and the rows a source file's test titles name. */
import { parseSync } from 'oxc-parser';

export interface Row {
  id: string;
  summary: string;
}

const ROW = /^\|\s*([A-Z]\d{1,2}[a-z]?)\s*\|\s*(.+?)\s*\|\s*$/;
/** One row, or several: `D7 …`, `A3 J3 …`. */
const NAMED = /^(?:[A-Z]\d{1,2}[a-z]?\b[,:]?\s*)+/;

/** The rows of `docs/features.md`. Throws when an ID is listed twice. */
export function rowsOf(document: string): Row[] {
  const rows = document.split('\n').flatMap((line) => {
    const [, id, summary] = ROW.exec(line) ?? [];
    return id && summary ? [{ id, summary }] : [];
  });
  const ids = rows.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice) throw new Error(`${twice} is listed twice`);
  return rows;
}

const STORY_ROWS = /^Rows that need a story as well: ([^.]+)\./m;

/** The rows that have to be proven by a story besides all else. Throws when the document does not say. */
export function storyRowsOf(document: string): string[] {
  const named = STORY_ROWS.exec(document.replaceAll(/(?<=\S)\n(?=\S)/g, ' '))?.[1];
  const ids = named?.match(/[A-Z]\d{1,2}[a-z]?/g);
  if (!ids) throw new Error('The document does not say which rows need a story');
  return ids;
}

/** The rows a title begins with. */
export function idsOf(title: string): string[] {
  return NAMED.exec(title)?.[0].match(/[A-Z]\d{1,2}[a-z]?/g) ?? [];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The text of a title as far as it is written out; what is put in later is an ellipsis. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const quasis = node['quasis'] as { value: { cooked: string } }[];
  return quasis.map(({ value }) => value.cooked).join('…');
}

/** What a call is named by: `test` of `test(…)`, `test.step(…)` and `it.each(…)(…)`. */
function calleeOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return node['name'] as string;
  if (node.type === 'MemberExpression') return calleeOf(node['object']);
  if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') {
    return calleeOf(node['callee'] ?? node['tag']);
  }
  return undefined;
}

const TEST_CALLS = new Set(['test', 'it', 'describe', 'step']);

/** Skipped tests prove nothing. */
const isLeftOut = (callee: unknown): boolean =>
  isNode(callee) &&
  callee.type === 'MemberExpression' &&
  ['skip', 'todo', 'fixme'].includes((callee['property'] as { name?: string }).name ?? '');

/** The name of a story that has a `play` function; one that only renders proves no behaviour. */
function playedName(story: Node): string | undefined {
  const properties = story['properties'] as { key?: { name?: string }; value?: unknown }[];
  const valueOf = (name: string) => properties.find(({ key }) => key?.name === name)?.value;
  return valueOf('play') ? textOf(valueOf('name')) : undefined;
}

/** Titles of tests, groups, steps and stories, those that name no row as well. */
export function titlesOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const isStory = file.includes('.stories.');
  const titles: string[] = [];
  const keep = (text: string | undefined) => {
    if (text) titles.push(text);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item);
      return;
    }
    if (!isNode(value)) return;
    if (value.type === 'CallExpression') {
      const { callee } = value;
      if (isLeftOut(callee)) return;
      if (TEST_CALLS.has(calleeOf(callee) ?? ''))
        keep(textOf((value['arguments'] as unknown[])[0]));
    }
    if (isStory && value.type === 'ObjectExpression') keep(playedName(value));
    for (const child of Object.values(value)) visit(child);
  };
  visit(program);
  return titles;
}

/** The tests that the table of `docs/asvs.md` names, by their titles or files, and that do not exist. */
export function missingTests(document: string, tests: ReadonlySet<string>): string[] {
  const states = document.split('\n').filter((line) => line.startsWith('| V'));
  const named = states.flatMap((line) =>
    [...line.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test),
  );
  return named.filter((test) => !tests.has(test));
}
