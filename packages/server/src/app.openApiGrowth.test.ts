import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesOf } from './testing/openApiGrowth.ts';
import { type TestServer, startTestServer } from './testing/testServer.ts';

type Document = Parameters<typeof changesOf>[1] & object;

/** The document of the calls that clients were written for; it is never written again. */
const BEFORE = join(import.meta.dirname, 'testing/fixtures/openApi.before.json');

describe('the OpenAPI document over time', () => {
  let server: TestServer;
  let before: Document;
  let after: Document;
  beforeAll(async () => {
    server = await startTestServer();
    before = JSON.parse(await readFile(BEFORE, 'utf8')) as Document;
    after = JSON.parse(JSON.stringify(server.app.swagger())) as Document;
  });
  afterAll(() => server.close());

  it('X1 every call of before is as it was, but for optional fields', () => {
    expect(JSON.stringify(after).length).toBeGreaterThan(JSON.stringify(before).length);
    expect(changesOf('', before, after)).toEqual([]);
  });

  /** The document with one place changed; the path is in the notation of JSON pointers, with dots. */
  function changed(path: string, change: (place: Record<string, unknown>) => void): Document {
    const copy = structuredClone(after);
    const names = path.split(' ');
    let place: unknown = copy;
    for (const name of names) place = Reflect.get(place as object, name);
    change(place as Record<string, unknown>);
    return copy;
  }

  const LOGIN = 'paths /api/login post';
  const ROW = 'components schemas ServiceRequest';
  it.each([
    ['a call that is gone', 'paths', (calls) => delete calls['/api/login'], '/api/login is gone'],
    [
      'an answer that is gone',
      `${LOGIN} responses`,
      (all) => delete all['401'],
      'responses.401 is gone',
    ],
    [
      'a field that is gone',
      `${ROW} properties`,
      (all) => delete all['note'],
      'properties.note is gone',
    ],
    [
      'a field of another type',
      `${ROW} properties id`,
      (id) => (id['type'] = 'string'),
      'properties.id.type is another one',
    ],
    [
      'a field that may be absent now',
      ROW,
      (row) => (row['required'] as string[]).pop(),
      'required has another length',
    ],
    [
      'a field that has to be sent',
      `${LOGIN} requestBody content application/json schema`,
      (body) => {
        (body['properties'] as Record<string, unknown>)['captcha'] = { type: 'string' };
        (body['required'] as string[]).push('captcha');
      },
      'required has another length',
    ],
    [
      'a parameter that is gone',
      'paths /api/concierge/project/{projectId}/audit get parameters',
      (all) => {
        const parameters = all as unknown as { name: string }[];
        const at = parameters.findIndex(({ name }) => name === 'limit');
        parameters.splice(at, 1);
      },
      'parameters.query limit is gone',
    ],
    [
      'a parameter that has to be sent',
      'paths /api/concierge/project/{projectId}/audit get parameters',
      (all) =>
        (all as unknown as object[]).push({
          in: 'query',
          name: 'reason',
          required: true,
          schema: {},
        }),
      'parameters.query reason has to be sent now',
    ],
    [
      'a parameter of another type',
      'paths /api/concierge/project/{projectId}/audit get parameters',
      (all) =>
        (all as unknown as { name: string; schema: { type?: string } }[]).forEach((one) => {
          if (one.name === 'limit') one.schema.type = 'string';
        }),
      'limit.schema.type is another one',
    ],
    [
      'a shorter text',
      `${LOGIN} requestBody content application/json schema properties username`,
      (one) => (one['maxLength'] = 5),
      'maxLength is another one',
    ],
    [
      'an error code that is gone',
      'components schemas Problem properties errorCode',
      (one) => (one['enum'] as string[]).shift(),
      'has no "invalid_credentials" any more',
    ],
    [
      'another caller',
      LOGIN,
      (call) => (call['security'] = [{ session: [] }]),
      'security has another length',
    ],
  ] as [string, string, (place: Record<string, unknown>) => unknown, string][])(
    'X1 the comparison finds %s',
    (_title, path, change, found) => {
      const changes = changesOf('', before, changed(path, change));
      expect(changes).toHaveLength(1);
      expect(changes[0]).toContain(found);
    },
  );

  it('X1 the comparison allows a call more, and an optional field of what is answered and sent', () => {
    const later = (all: Record<string, unknown>) => (all['later'] = { type: 'string' });
    const answer = changed(`${ROW} properties`, later);
    const calls = Reflect.get(answer, 'paths') as Record<string, unknown>;
    calls['/api/later'] = { get: {} };
    expect(changesOf('', before, answer)).toEqual([]);
    const audit = 'paths /api/concierge/project/{projectId}/audit get parameters';
    const optional = { in: 'query', name: 'later', required: false, schema: {} };
    const parameter = changed(audit, (all) => (all as unknown as object[]).push(optional));
    expect(changesOf('', before, parameter)).toEqual([]);
    const body = `${LOGIN} requestBody content application/json schema properties`;
    expect(changesOf('', before, changed(body, later))).toEqual([]);
  });
});
