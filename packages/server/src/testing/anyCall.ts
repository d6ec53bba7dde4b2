import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { QUERY_MUTATIONS, TEXT_MUTATIONS, VALUE_MUTATIONS, type Mutation } from './mutations.ts';
import { addressOf, operationsOf, type Operation } from './operations.ts';
import {
  arbitraryOf,
  arbitraryOfField,
  type Hints,
  type Known,
  type Schema,
} from './schemaArbitrary.ts';

interface Document {
  paths: Record<
    string,
    Record<
      string,
      {
        requestBody?: { content: Record<string, { schema: Schema }> };
        parameters?: { in: string; name: string; schema: Schema }[];
      }
    >
  >;
  components: Pick<Known, 'schemas'>;
}

/** A call that may make sense. */
export interface AnyCall {
  operation: Operation;
  url: string;
  headers: Readonly<Record<string, string>>;
  payload: string | undefined;
}

/** What there is to call for. */
export interface Sense {
  /** Each is named as often as it stands here. */
  projects: readonly number[];
  hints: Hints;
  /** Calls nobody makes. */
  leftOut: ReadonlySet<string>;
}

/** A real server takes as long for the hash of a password as for a hundred other calls. */
export const HASHES = /\/(login|user\/create|user\/\{userId\}\/update)$/;
const JSON_TYPE = 'application/json';
const OTHER_TYPES = ['application/json; charset=utf-8', 'text/plain', 'application/xml', 'x'];

function spoiled<Value>(
  value: fc.Arbitrary<Value>,
  mutations: readonly Mutation<Value>[],
): fc.Arbitrary<Value> {
  return fc
    .tuple(value, fc.constantFrom(...mutations), fc.nat(10_000))
    .map(([one, mutate, n]) => mutate(one, n));
}

function bodyOf(schema: Schema, known: Known): fc.Arbitrary<string> {
  const fits = arbitraryOf(schema, known);
  const text = (value: unknown) => JSON.stringify(value) ?? '';
  return fc.oneof(
    { weight: 6, arbitrary: fits.map(text) },
    { weight: 3, arbitrary: spoiled(fits, VALUE_MUTATIONS).map(text) },
    { weight: 1, arbitrary: spoiled(fits.map(text), TEXT_MUTATIONS) },
  );
}

const spelled = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '');
/** What a header can carry: Latin-1 without control characters. */
const headerText = (value: unknown) => spelled(value).replaceAll(/[^ -~]/g, '');

function callsOf(
  operation: Operation,
  { paths, components: { schemas } }: Document,
  { projects, hints }: Sense,
): fc.Arbitrary<AnyCall> {
  const known = { schemas, hints };
  const { requestBody, parameters = [] } =
    paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
  const valuesIn = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema }) => [name, arbitraryOfField(name, schema, known)]),
      ),
      place === 'path' ? {} : { requiredKeys: [] },
    );
  const search = valuesIn('query').map((query) =>
    new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, spelled(value)]),
    ).toString(),
  );
  const bodySchema = requestBody?.content[JSON_TYPE]?.schema;
  const body = bodySchema ? bodyOf(bodySchema, known) : fc.constant(undefined);
  return fc
    .record({
      project: fc.oneof(
        { weight: 8, arbitrary: fc.constantFrom(...projects) },
        { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
      ),
      params: valuesIn('path'),
      search: fc.oneof(
        { weight: 5, arbitrary: search },
        { weight: 1, arbitrary: spoiled(search, QUERY_MUTATIONS) },
      ),
      headers: valuesIn('header'),
      type: fc.oneof(
        { weight: 30, arbitrary: fc.constant(JSON_TYPE) },
        { weight: 1, arbitrary: fc.constantFrom(...OTHER_TYPES) },
      ),
      payload: body,
    })
    .map(({ project, params, search: query, headers, type, payload }) => {
      const values = Object.entries({ ...params, projectId: project }).map(
        ([name, value]) => [name, encodeURIComponent(spelled(value))] as const,
      );
      return {
        operation,
        url: `${addressOf(operation, Object.fromEntries(values))}${query ? `?${query}` : ''}`,
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

/**
 * Calls of every operation of the app's own OpenAPI document but those left out: most of them fit, many
 * are spoiled in one place.
 */
export function anyCallOf(
  app: FastifyInstance,
  sense: Sense,
): { operations: readonly Operation[]; call: fc.Arbitrary<AnyCall> } {
  const document = app.swagger() as unknown as Document;
  const operations = operationsOf(app).filter(({ name }) => !sense.leftOut.has(name));
  const calls = operations.map((operation) => ({
    weight: HASHES.test(operation.path) ? 1 : 8,
    arbitrary: callsOf(operation, document, sense),
  }));
  return { operations, call: fc.oneof(...calls) };
}
