import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { addressOf, operationsOf, type Operation } from './operations.ts';
import {
  arbitraryOf,
  arbitraryOfField,
  type Hints,
  type Known,
  type Schema,
} from './schemaArbitrary.ts';

interface OpenApiCall {
  requestBody?: { content: Record<string, { schema: Schema }> };
  parameters?: { in: string; name: string; schema: Schema }[];
}

interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiCall>>;
  components: Pick<Known, 'schemas'>;
}

export interface FuzzedCall {
  operation: Operation;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload: string | undefined;
}

export interface FuzzOptions {
  /** A project is used as often as it is in the list. */
  projects: readonly number[];
  hints: Hints;
  /** Names of operations that are not called. */
  excluded: ReadonlySet<string>;
}

/** Hashing a password takes as long as a hundred other calls. */
const HASHES = /\/(login|user\/create|user\/\{userId\}\/update)$/;

const JSON_TYPE = 'application/json';
const OTHER_TYPES = ['application/json; charset=utf-8', 'text/plain', 'application/xml', 'x'];

const textOf = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
/** What a header can carry: ASCII without control characters. */
const headerText = (value: unknown) => textOf(value).replaceAll(/[^ -~]/g, '');

/** `n`, a whole number, chooses the position. */
type Mutation<Value> = (value: Value, n: number) => Value;

function mutated<Value>(
  value: fc.Arbitrary<Value>,
  mutations: readonly Mutation<Value>[],
): fc.Arbitrary<Value> {
  return fc
    .tuple(value, fc.constantFrom(...mutations), fc.nat(10_000))
    .map(([one, mutate, n]) => mutate(one, n));
}

/** Replaces the value at one position, at any depth. */
const replacing =
  (replace: (value: unknown) => unknown): Mutation<unknown> =>
  (value, n) => {
    let positions = 0;
    JSON.stringify(value, (_key, inner: unknown) => ((positions += 1), inner));
    const chosen = n % Math.max(1, positions);
    let position = -1;
    const text = JSON.stringify(value, (_key, inner: unknown) => {
      position += 1;
      return position === chosen ? replace(inner) : inner;
    });
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  };

const withKey =
  (key: string): Mutation<unknown> =>
  (value) => ({ ...(value as object), [key]: { user_type: 1 } });

const VALUE_MUTATIONS: readonly Mutation<unknown>[] = [
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
];

const TROUBLE = ['"', '\\', '{', ']', ',', '\0', '\ud800', '\ufeff', '1e999', '"__proto__":{},'];

const at = (text: string, n: number) => n % (text.length + 1);

const TEXT_MUTATIONS: readonly Mutation<string>[] = [
  (text, n) => text.slice(0, at(text, n)),
  (text, n) => text.slice(0, at(text, n)) + text.slice(at(text, n) + 1),
  (text, n) =>
    text.slice(0, at(text, n)) + (TROUBLE[n % TROUBLE.length] ?? '') + text.slice(at(text, n)),
  (text, n) => text + text.slice(at(text, n)),
  (text) => text.replaceAll('"', "'"),
  (text) => text.replace('{', '{"__proto__":{"user_type":1},'),
  (text) => text.replaceAll(':', ':-'),
];

const QUERY_MUTATIONS: readonly Mutation<string>[] = [
  (query) => `${query}&${query}`,
  (query) => `${query}&surprise=1`,
  (query) => query.replace('=', '[]='),
  (query, n) => `${query.slice(0, at(query, n))}%zz`,
  (query, n) => `${query}&orderBy=${encodeURIComponent("id; drop table project --'".slice(n % 9))}`,
  (query) => query.replaceAll('=', ''),
];

function bodyOf(schema: Schema, known: Known): fc.Arbitrary<string> {
  const fits = arbitraryOf(schema, known);
  const json = (value: unknown) => JSON.stringify(value) ?? '';
  return fc.oneof(
    { weight: 6, arbitrary: fits.map(json) },
    { weight: 3, arbitrary: mutated(fits, VALUE_MUTATIONS).map(json) },
    { weight: 1, arbitrary: mutated(fits.map(json), TEXT_MUTATIONS) },
  );
}

function callsOf(
  operation: Operation,
  { paths, components: { schemas } }: OpenApiDocument,
  { projects, hints }: FuzzOptions,
): fc.Arbitrary<FuzzedCall> {
  const known = { schemas, hints };
  const { requestBody, parameters = [] } =
    paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
  const parametersIn = (part: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === part)
          .map(({ name, schema }) => [name, arbitraryOfField(name, schema, known)]),
      ),
      part === 'path' ? {} : { requiredKeys: [] },
    );
  const query = parametersIn('query').map((values) =>
    new URLSearchParams(
      Object.entries(values).map(([name, value]) => [name, textOf(value)]),
    ).toString(),
  );
  const bodySchema = requestBody?.content[JSON_TYPE]?.schema;
  return fc
    .record({
      project: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...projects) },
        { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
      ),
      params: parametersIn('path'),
      search: fc.oneof(
        { weight: 5, arbitrary: query },
        { weight: 1, arbitrary: mutated(query, QUERY_MUTATIONS) },
      ),
      headers: parametersIn('header'),
      type: fc.oneof(
        { weight: 30, arbitrary: fc.constant(JSON_TYPE) },
        { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
      ),
      payload: bodySchema ? bodyOf(bodySchema, known) : fc.constant(undefined),
    })
    .map(({ project, params, search, headers, type, payload }) => {
      const values = Object.entries({ ...params, projectId: project }).map(
        ([name, value]) => [name, encodeURIComponent(textOf(value))] as const,
      );
      return {
        operation,
        url: `${addressOf(operation, Object.fromEntries(values))}${search ? `?${search}` : ''}`,
        headers: {
          ...Object.fromEntries(
            Object.entries(headers).map(([name, value]) => [name, headerText(value)]),
          ),
          ...(payload === undefined ? {} : { 'content-type': type }),
        },
        payload,
      };
    });
}

interface FuzzedOperations {
  operations: readonly Operation[];
  /** Calls of these of them: most fit their schemas, many are mutated in one position. */
  callOf: (operations: readonly Operation[]) => fc.Arbitrary<FuzzedCall>;
}

/** Every operation in the app's own OpenAPI document but those excluded. */
export function fuzzedCalls(app: FastifyInstance, options: FuzzOptions): FuzzedOperations {
  const document = app.swagger() as unknown as OpenApiDocument;
  return {
    operations: operationsOf(app).filter(({ name }) => !options.excluded.has(name)),
    callOf: (operations) =>
      fc.oneof(
        ...operations.map((operation) => ({
          weight: HASHES.test(operation.path) ? 1 : 8,
          arbitrary: callsOf(operation, document, options),
        })),
      ),
  };
}
