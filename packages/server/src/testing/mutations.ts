/** Ways to spoil a value or a text. `n`, a whole number, says where. */
export type Mutation<Value> = (value: Value, n: number) => Value;

type Holder = Record<string, unknown> | unknown[];

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Every place in the value, outermost first, as its holder and its key. */
function placesIn(value: unknown): { holder: Holder; key: string }[] {
  if (!isHolder(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { holder: value, key },
    ...placesIn(inner),
  ]);
}

/** Replaces what stands at some place of a copy. */
function replacing(replace: (value: unknown) => unknown): Mutation<unknown> {
  return (value, n) => {
    const copy = structuredClone(value);
    const places = placesIn(copy);
    const place = places[n % Math.max(1, places.length)];
    if (!place) return replace(value);
    const { holder, key } = place;
    Object.defineProperty(holder, key, {
      value: replace(Reflect.get(holder, key)),
      enumerable: true,
      configurable: true,
      writable: true,
    });
    return copy;
  };
}

const withKey =
  (key: string): Mutation<unknown> =>
  (value) =>
    isHolder(value) && !Array.isArray(value) ? { ...value, [key]: { user_type: 1 } } : { [key]: 1 };

export const VALUE_MUTATIONS: readonly Mutation<unknown>[] = [
  replacing(() => null),
  replacing(() => undefined),
  replacing((value) => [value]),
  replacing((value) => ({ value })),
  replacing((value) => JSON.stringify(value)),
  replacing((value) => Number(textOf(value))),
  replacing((value) => (typeof value === 'number' ? -value : `${textOf(value)} `)),
  replacing((value) => (typeof value === 'number' ? value + 0.5 : `${textOf(value)}\u0000`)),
  replacing((value) => (typeof value === 'number' ? 2 ** 53 : textOf(value).repeat(400))),
  replacing((value) => (Array.isArray(value) ? [...value, ...value, ...value] : !value)),
  withKey('surprise'),
  withKey('constructor'),
  (value) => [value],
];

const TROUBLE = [
  '"',
  '\\',
  '{',
  ']',
  ',',
  '\u0000',
  '\ud800',
  '\ufeff',
  '1e999',
  '"__proto__":{},',
];

const at = (text: string, n: number) => n % (text.length + 1);

export const TEXT_MUTATIONS: readonly Mutation<string>[] = [
  (text, n) => text.slice(0, at(text, n)),
  (text, n) => text.slice(0, at(text, n)) + text.slice(at(text, n) + 1),
  (text, n) =>
    text.slice(0, at(text, n)) + (TROUBLE[n % TROUBLE.length] ?? '') + text.slice(at(text, n)),
  (text, n) => text + text.slice(at(text, n)),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"__proto__":{"user_type":1},'),
  (text) => text.replaceAll(':', ':-'),
];

export const QUERY_MUTATIONS: readonly Mutation<string>[] = [
  (query) => `${query}&${query}`,
  (query) => `${query}&surprise=1`,
  (query) => query.replace('=', '[]='),
  (query, n) => `${query.slice(0, at(query, n))}%zz`,
  (query, n) => `${query}&orderBy=${encodeURIComponent("id; drop table project --'".slice(n % 9))}`,
  (query) => query.replaceAll('=', ''),
];
