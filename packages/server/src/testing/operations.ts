import type { FastifyInstance } from 'fastify';

/** One call of the API in the OpenAPI document. */
export interface Operation {
  /** e.g. `POST /api/concierge/project/{projectId}/user/create`. */
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** Names of the parameters in braces. */
  params: readonly string[];
  hasBody: boolean;
  /** Names of the fields of the body. */
  fields: readonly string[];
  hasQuery: boolean;
  statuses: readonly number[];
  summary: string | undefined;
  tags: readonly string[];
}

interface BodySchema {
  $ref?: string;
  properties?: object;
}

interface DocumentedCall {
  summary?: string;
  tags?: string[];
  requestBody?: { content: { 'application/json': { schema: BodySchema } } };
  parameters?: { in: string; name: string }[];
  responses: Record<string, object>;
}

/** Every call in the OpenAPI document; every route is in it. */
export function operationsOf(app: FastifyInstance): Operation[] {
  const { paths = {}, components } = app.swagger() as {
    paths?: object;
    components: { schemas: Record<string, BodySchema> };
  };
  const fieldsOf = ({ $ref, properties = {} }: BodySchema = {}): string[] =>
    $ref ? fieldsOf(components.schemas[$ref.split('/').at(-1) ?? '']) : Object.keys(properties);
  return Object.entries(paths as Record<string, unknown>).flatMap(([path, calls]) =>
    Object.entries(calls as Record<string, DocumentedCall>).map(([method, call]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation['method'],
      path,
      params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
      hasBody: call.requestBody !== undefined,
      fields: fieldsOf(call.requestBody?.content['application/json'].schema),
      hasQuery: call.parameters?.some((parameter) => parameter.in === 'query') ?? false,
      statuses: Object.keys(call.responses).map(Number),
      summary: call.summary,
      tags: call.tags ?? [],
    })),
  );
}

/** Parameters that a call has to have. */
const QUERIES: readonly (readonly [ending: RegExp, query: string])[] = [
  [/\/report(\/csv)?$/, '?from=2026-01-01&to=2026-12-31'],
];

/** The operation's address with its parameters filled in. */
export function addressOf(
  { path }: Pick<Operation, 'path'>,
  values: Readonly<Record<string, string | number>>,
): string {
  const [, query = ''] = QUERIES.find(([ending]) => ending.test(path)) ?? [];
  return (
    path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? '')) + query
  );
}
