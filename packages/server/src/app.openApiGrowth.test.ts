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

  it('X1 every call of before is as it was, but for optional fields of its answers', () => {
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
      `${LOGIN} requestBody content application/json schema properties`,
      (all) => (all['captcha'] = { type: 'string' }),
      'captcha is new',
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

  it('X1 the comparison allows a call and an optional field of an answer more', () => {
    const grown = changed(`${ROW} properties`, (all) => (all['later'] = { type: 'string' }));
    const calls = Reflect.get(grown, 'paths') as Record<string, unknown>;
    calls['/api/later'] = { get: {} };
    expect(changesOf('', before, grown)).toEqual([]);
  });
});
