import { paths } from '@concierge/contract/paths';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase, signedIn } from '../testing/eachDatabase.ts';
import { PASSWORD } from '../testing/testProject.ts';
import type { TestServer } from '../testing/testServer.ts';

const MINUTE = 60_000;

describeOnEachDatabase('the password given again', (server) => {
  const admin = signedIn(server, 'admin');
  const refused = { errorCode: 'confirmation_required' };
  const confirm = (who: Caller, password = PASSWORD) => who.post(paths.confirm(), { password });

  const calls: [string, (here: TestServer) => [path: string, body: unknown]][] = [
    [
      'a new user',
      ({ project }) => [
        paths.userCreate(project.id),
        { username: 'newcomer', user_type: 2, password: 'velvet river 9' },
      ],
    ],
    [
      'a colleague who becomes an administrator',
      ({ project: { id, users } }) => [
        paths.userUpdate(id, users.colleague),
        { id: users.colleague, username: 'colleague', user_type: 1 },
      ],
    ],
    [
      'someone else’s new password',
      ({ project: { id, users } }) => [
        paths.userUpdate(id, users.operator),
        { id: users.operator, username: 'operator', user_type: 2, password: 'velvet river 9' },
      ],
    ],
    [
      'the rules for passwords',
      ({ project }) => [paths.passwordPolicyUpdate(project.id), { enabled: true }],
    ],
    [
      'how long anything is kept',
      ({ project }) => [paths.retentionUpdate(project.id), { requests: 24, messages: 0, audit: 0 }],
    ],
    [
      'the end of someone’s sessions',
      ({ project: { id, users } }) => [paths.userSessionsEnd(id, users.operator), {}],
    ],
    [
      'the end of one session',
      ({ project: { id, users } }) => [
        paths.userSessionEnd(id, users.operator, 'a'.repeat(32)),
        {},
      ],
    ],
    [
      'a new device',
      ({ project }) => [paths.deviceCreate(project.id), { name: 'Room 9', serial_id: 'room-9' }],
    ],
    ['many devices', ({ project }) => [paths.deviceCreateMany(project.id), { names: ['Attic'] }]],
    [
      'a device’s new key',
      ({ project: { id, devices } }) => [paths.deviceRotate(id, devices[0].id), {}],
    ],
  ];

  describe.each(calls)('%s', (_what, callOf) => {
    it('R21 needs it ten minutes after the sign-in, and not in the ten minutes after', async () => {
      const [path, body] = callOf(server());
      server().clock.advance(11 * MINUTE);
      const { status, body: problem } = await admin.post(path, body);
      expect([status, problem]).toEqual([403, refused]);
      expect((await confirm(admin)).status).toBe(204);
      server().clock.advance(9 * MINUTE);
      expect((await admin.post(path, body)).status).not.toBe(403);
      server().clock.advance(2 * MINUTE);
      expect((await admin.post(path, body)).body).toEqual(refused);
    });
  });

  it('R21 is not needed for anything else of a user, nor is it another session’s', async () => {
    const { id, users } = server().project;
    await confirm(admin);
    const elsewhere = await server().signIn('admin');
    server().clock.advance(11 * MINUTE);
    await confirm(elsewhere);
    const path = paths.userUpdate(id, users.operator);
    const same = { id: users.operator, username: 'operator', user_type: 2 };
    expect((await admin.post(path, same)).status).toBe(200);
    const policy = paths.passwordPolicyUpdate(id);
    expect((await admin.post(policy, { enabled: false })).body).toEqual(refused);
    expect((await elsewhere.post(policy, { enabled: false })).status).toBe(200);
  });

  it('R21 wrong passwords confirm nothing, and are delayed as wrong sign-ins are', async () => {
    const operator = await server().signIn('colleague');
    const statuses: number[] = [];
    for (let guess = 0; guess < 11; guess += 1) {
      statuses.push((await confirm(operator, `guess ${guess}`)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const { status, headers } = await confirm(operator);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await server().anonymous.post(paths.confirm(), { password: PASSWORD })).status).toBe(
      401,
    );
  });
});
