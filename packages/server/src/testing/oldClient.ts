import type { Answer, Caller } from './caller.ts';

/** What an answer looks like: types in place of values, but for what a client decides by. */
export type Shape = string | number | null | Shape[] | { [key: string]: Shape };

/** A call as an old client made it, and what it was answered. */
export interface RecordedCall {
  who: string;
  method: 'GET' | 'POST';
  /** With `{names}` of earlier answers. */
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** What later calls need of the answer: the name, and where it is. */
  keep?: Record<string, string>;
  status: number;
  answer: Shape;
}

/** Numbers and words that a client decides by; of all others only the type is recorded. */
const DECISIVE = new Set(['errorCode', 'totalCount', 'state_id', 'state', 'user_type', 'type']);

export function shapeOf(value: unknown, key = ''): Shape {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((one) => shapeOf(one));
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(([name, one]) => [name, shapeOf(one, name)]);
    return Object.fromEntries(entries) as Shape;
  }
  return DECISIVE.has(key) ? (value as string | number) : typeof value;
}

/** Where an answer is not what it was; more fields than before are no difference. */
export function differencesOf(before: Shape, after: Shape, at = ''): string[] {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) return [`${at} has ${after.length} rows`];
    return before.flatMap((one, index) =>
      differencesOf(one, after[index] ?? null, `${at}.${index}`),
    );
  }
  const areObjects = [before, after].every(
    (one) => typeof one === 'object' && one !== null && !Array.isArray(one),
  );
  if (!areObjects) {
    const isSame = JSON.stringify(before) === JSON.stringify(after);
    return isSame ? [] : [`${at} is ${JSON.stringify(after)}`];
  }
  return Object.entries(before as object).flatMap(([key, one]) =>
    Object.hasOwn(after as object, key)
      ? differencesOf(one as Shape, Reflect.get(after as object, key) as Shape, `${at}.${key}`)
      : [`${at}.${key} is gone`],
  );
}

const valueAt = (body: unknown, path: string): unknown =>
  path
    .split('.')
    .filter((name) => name !== '')
    .reduce<unknown>(
      (place, name) => (place === null ? null : Reflect.get(place as object, name)),
      body,
    );

/** Puts what earlier answers had in place of `{names}`; alone in a text it keeps its type. */
function filled<Value>(value: Value, known: ReadonlyMap<string, unknown>): Value {
  const text = JSON.stringify(value)
    .replaceAll(/"\{(\w+)\}"/g, (_whole, name: string) => JSON.stringify(known.get(name)))
    .replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(known.get(name)));
  return JSON.parse(text) as Value;
}

/** Makes the calls one after the other, each with what the earlier ones answered. */
export async function replay(
  calls: readonly Omit<RecordedCall, 'status' | 'answer'>[],
  callers: Readonly<Record<string, Caller>>,
  facts: Readonly<Record<string, unknown>>,
  onAnswer: (index: number, answer: Answer) => void,
): Promise<void> {
  const known = new Map(Object.entries(facts));
  for (const [index, { who, method, path, body, headers = {}, keep = {} }] of calls.entries()) {
    const caller = callers[who];
    if (!caller) throw new Error(`Nobody is ${who}`);
    const text = body === undefined ? undefined : JSON.stringify(filled(body, known));
    const answer = await caller.send(method, filled(path, known), text, { headers });
    onAnswer(index, answer);
    for (const [name, place] of Object.entries(keep)) known.set(name, valueAt(answer.body, place));
  }
}
