import { beforeAll, expect, it } from 'vitest';
import { BODY_LIMIT_BYTES, MESSAGE_BODY_LIMIT_BYTES } from '@concierge/contract/constants';
import type { Caller } from './testing/caller.ts';
import { describeOnEachDatabase, signedIn } from './testing/eachDatabase.ts';
import { addressOf, operationsOf, type Operation } from './testing/operations.ts';
import { snapshot } from './testing/snapshot.ts';
import { addTarget } from './testing/target.ts';
import { addressFor, payloadOf } from './testing/validCalls.ts';

const BAD_BODIES: readonly string[] = [
  '{',
  '{"a":1}}',
  'undefined',
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{"surprise":1}',
  '{"__proto__":{"user_type":1}}',
  '{"constructor":{"prototype":{"user_type":1}}}',
  '{"id":"1","username":7,"user_type":"1","password":[],"services":{},"state_id":"2"}',
  '{"surprise":"\\u0000"}',
  `{"deep":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
];

const BAD_IDS: readonly string[] = [
  '0',
  '-1',
  'abc',
  '1.5',
  '1e3',
  '0x10',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '%20',
  '%00',
  "1'%20or%20'1'='1",
  'a'.repeat(150),
];

const BAD_QUERIES: readonly string[] = [
  '?limit=-1',
  '?limit=0',
  '?limit=100000000000000000000',
  '?limit=',
  '?limit[]=1',
  '?limit=1&limit=2',
  '?offset=x',
  '?offset=2147483648',
  '?surprise=1',
];

/** Values for any field: some fit it, none may make the server fail. */
const ODD_VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202eİıŠ',
  '𝒳'.repeat(400),
  '__proto__',
  "' or 1=1 --",
  [],
  {},
];

/** The value with an odd one at one place, at any depth. */
function* oddVariantsOf(value: unknown): Generator {
  yield* ODD_VALUES;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const odd of oddVariantsOf(inner)) {
      yield Array.isArray(value) ? value.with(Number(key), odd) : { ...value, [key]: odd };
    }
  }
}

describeOnEachDatabase('bad input', (server) => {
  const admin = signedIn(server, 'admin');
  let operations: Operation[];

  beforeAll(async () => {
    operations = operationsOf(server().app).filter(({ path }) => path.startsWith('/api/'));
  });

  const callerOf = ({ path }: Operation) =>
    path.startsWith('/api/device/') ? server().device(server().project.devices[0]) : admin;
  /** Valid values, so that only the tested part is invalid. */
  const fitting = () => ({
    projectId: server().project.id,
    userId: server().project.users.operator,
    id: 1,
    messageId: 1,
    lang: 'en',
  });

  /** Makes the calls and returns those that were not refused. */
  async function misbehaving(
    calls: readonly { what: string; send: () => ReturnType<Caller['send']> }[],
  ): Promise<string[]> {
    const before = await snapshot(server().db);
    const wrong: string[] = [];
    for (const { what, send } of calls) {
      const { status, body } = await send();
      const { errorCode } = (body ?? {}) as { errorCode?: unknown };
      const refused = status >= 400 && status < 500 && typeof errorCode === 'string';
      if (!refused) wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
    }
    expect(await snapshot(server().db)).toEqual(before);
    return wrong;
  }

  it('K1 every invalid body is 4xx with a code and changes nothing, on every call with a body', async () => {
    const takingBody = operations.filter(({ hasBody }) => hasBody);
    expect(takingBody.length).toBeGreaterThan(15);
    const calls = takingBody.flatMap((operation) =>
      BAD_BODIES.map((text) => ({
        what: `${operation.name} ${text.slice(0, 40)}`,
        send: () =>
          callerOf(operation).send(operation.method, addressOf(operation, fitting()), text),
      })),
    );
    expect(await misbehaving(calls)).toEqual([]);
  }, 60_000);

  it('K1 a body that is too large is 413, one that is not JSON is 415', async () => {
    const statuses = new Set<string>();
    for (const operation of operations.filter(({ method }) => method === 'POST')) {
      const address = addressOf(operation, fitting());
      const limit = address.includes('/message/') ? MESSAGE_BODY_LIMIT_BYTES : BODY_LIMIT_BYTES;
      const large = `{"note":"${'x'.repeat(limit)}"}`;
      const tooLarge = await callerOf(operation).send('POST', address, large);
      statuses.add(`${tooLarge.status} ${JSON.stringify(tooLarge.body)}`);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
        const headers = { 'content-type': type };
        const notJson = await callerOf(operation).send('POST', address, 'a=1', { headers });
        statuses.add(`${notJson.status} ${JSON.stringify(notJson.body)}`);
      }
    }
    expect([...statuses].toSorted()).toEqual([
      '413 {"errorCode":"body_too_large"}',
      '415 {"errorCode":"unsupported_media_type"}',
    ]);
  });

  it('K1 every invalid id is 4xx with a code, in every parameter of every address', async () => {
    const calls = operations.flatMap((operation) =>
      operation.params.flatMap((param) =>
        BAD_IDS.map((id) => ({
          what: `${operation.name} ${param}=${id}`,
          send: () => {
            const address = addressOf(operation, { ...fitting(), [param]: id });
            const text = operation.method === 'POST' ? '{}' : undefined;
            return callerOf(operation).send(operation.method, address, text);
          },
        })),
      ),
    );
    expect(calls.length).toBeGreaterThan(300);
    expect(await misbehaving(calls)).toEqual([]);
  });

  it('K2 every invalid query parameter is 4xx with a code', async () => {
    const withQuery = operations.filter(({ hasQuery }) => hasQuery);
    expect(withQuery.length).toBeGreaterThan(4);
    const calls = withQuery.flatMap((operation) =>
      BAD_QUERIES.map((query) => ({
        what: `${operation.name} ${query}`,
        send: () => {
          const text = operation.method === 'POST' ? '{}' : undefined;
          const address = `${addressOf(operation, fitting())}${query}`;
          return callerOf(operation).send(operation.method, address, text);
        },
      })),
    );
    expect(await misbehaving(calls)).toEqual([]);
  });

  it.each([
    ['GET', '/api/nothing', 404],
    ['POST', '/api/auth', 404],
    ['DELETE', '/api/login', 404],
    ['GET', '/%c3%28', 400],
    ['GET', '/%', 400],
  ])('K1 %s %s is %i with a code', async (method, path, status) => {
    const answer = await admin.send<{ errorCode?: string }>(method, path, undefined);
    expect(answer.status).toBe(status);
    expect(answer.body.errorCode).toEqual(expect.any(String));
  });

  // Last: what it is granted changes the rows that the others aim at.
  it('K2 no odd value in any field of any call makes the server fail; a refusal has a code', async () => {
    const { db, project } = server();
    const wrong: string[] = [];
    for (const operation of operations.filter(({ fields }) => fields.length > 0)) {
      const target = await addTarget(db, project);
      const optional = Object.fromEntries(operation.fields.map((field) => [field, undefined]));
      const valid = { ...optional, ...(payloadOf(operation.name, target) as object) };
      for (const body of oddVariantsOf(valid)) {
        const text = JSON.stringify(body);
        const answer = await callerOf(operation).send<{ errorCode?: unknown } | null>(
          operation.method,
          addressFor(operation.path, target),
          text,
        );
        const isRefused = answer.status >= 400;
        const hasCode = typeof answer.body?.errorCode === 'string';
        if (answer.status >= 500 || isRefused !== hasCode) {
          wrong.push(`${operation.name} ${text.slice(0, 200)}: ${answer.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
