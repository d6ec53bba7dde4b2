import { expect, it } from 'vitest';
import { paths } from '@concierge/contract/paths';
import { describeOnEachDatabase, signedIn } from './testing/eachDatabase.ts';
import { rowsOf } from './testing/rows.ts';
import type { Caller } from './testing/caller.ts';

describeOnEachDatabase('Idempotency-Key', (server) => {
  const admin = signedIn(server, 'admin');
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
  const ask = (who: Caller, key: string, note = 'Once') =>
    who.post<{ id: number; errorCode?: string }>(
      paths.deviceRequests(),
      { service_id: server().project.services[0], note },
      keyed(key),
    );
  const requests = async () => (await rowsOf(server().db, 'service_request')).length;
  const guest = () => server().device(server().project.devices[0]);

  it('K4 a repeated request of a device gets the same answer and is created once', async () => {
    const before = await requests();
    const first = await ask(guest(), 'tap-1');
    const again = await ask(guest(), 'tap-1');
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await requests()).toBe(before + 1);
  });

  it('K4 calls with one key at the same instant create once', async () => {
    const before = await requests();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(guest(), 'tap-2')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await requests()).toBe(before + 1);
  });

  it('a key used for something else is 409 idempotency_mismatch', async () => {
    await ask(guest(), 'tap-3');
    const before = await requests();
    const { status, body } = await ask(guest(), 'tap-3', 'Something else');
    expect([status, body]).toEqual([409, { errorCode: 'idempotency_mismatch' }]);
    expect(await requests()).toBe(before);
  });

  it('the same key of another device is another key', async () => {
    const first = await ask(guest(), 'tap-4');
    const other = await ask(server().device(server().project.devices[1]), 'tap-4');
    expect(other.status).toBe(201);
    expect(other.body.id).not.toBe(first.body.id);
  });

  it('a call that failed may be repeated with its key', async () => {
    const path = paths.deviceRequests();
    const missing = { service_id: 2_000_000_000 };
    expect((await guest().post(path, missing, keyed('tap-5'))).status).toBe(404);
    expect((await ask(guest(), 'tap-5')).status).toBe(201);
  });

  it('applies to the creation of users, services and messages as well', async () => {
    const { id } = server().project;
    const calls = [
      [paths.userCreate(id), { username: 'twice', user_type: 2, password: 'secret' }],
      [paths.serviceCreate(id), { service_name: 'Twice', icon_id: 101, bg_color: '#000000' }],
      [
        paths.messageCreate(id),
        { type: 1, title: 'Twice', message: 'Twice', device_serial_id: ['101'] },
      ],
    ] as const;
    for (const [path, body] of calls) {
      const first = await admin.post(path, body, keyed(path));
      const again = await admin.post(path, body, keyed(path));
      expect([first.status, again.status], path).toEqual([201, 201]);
      expect(again.body, path).toEqual(first.body);
    }
    const stored = await rowsOf(server().db, 'idempotency_key');
    expect(JSON.stringify(stored)).not.toContain('secret');
  });

  it('R12 a new user with the same key and another password is no repetition', async () => {
    const create = (body: object) =>
      admin.post(paths.userCreate(server().project.id), body, keyed('new-user'));
    const body = { username: 'keyed', user_type: 2, password: 'first secret' };
    const first = await create(body);
    for (const password of ['second secret', 'First secret', 'first secret ']) {
      const other = await create({ ...body, password });
      expect([other.status, other.body]).toEqual([409, { errorCode: 'idempotency_mismatch' }]);
    }
    expect((await create(body)).body).toEqual(first.body);
    await server().signIn('keyed', { password: 'first secret' });
    const stored = await rowsOf(server().db, 'idempotency_key');
    expect(JSON.stringify(stored)).not.toContain('secret');
  });

  it.each(['', 'has space', 'x'.repeat(201), 'tab\there'])('refuses the key %j', async (key) => {
    const { status, body } = await ask(guest(), key);
    expect([status, body]).toEqual([400, { errorCode: 'invalid_input' }]);
  });
});
