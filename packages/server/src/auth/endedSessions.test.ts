import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { UserType } from '@concierge/contract/userTypes';
import { beforeEach, expect, it } from 'vitest';
import { disableUser, removeProject, removeUser, setPassword } from '../cli/revocation.ts';
import { purgeExpired } from '../purgeExpired.ts';
import { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { LiveClient } from '../testing/liveClient.ts';
import { PASSWORD, type TestProject, addTestProject } from '../testing/testProject.ts';

interface Failure {
  errorCode?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnEachDatabase('why a session has ended', (server) => {
  let made = 0;
  let project: TestProject;
  let admin: Caller;
  let operator: Caller;
  beforeEach(async () => {
    project = await addTestProject(server().db, `ended-${++made}`);
    admin = await server().signIn('admin', { project });
    operator = await server().signIn('operator', { project });
  });
  const codeOf = async (caller: Caller) => {
    const { status, body } = await caller.get<Failure>(paths.auth());
    expect(status).toBe(401);
    return body.errorCode;
  };
  const connect = () => {
    const { cookie = '' } = operator.headers;
    return new LiveClient(server().url, project.id, { cookie });
  };
  const rename = (fields: object) =>
    admin.post(paths.userUpdate(project.id, project.users.operator), {
      id: project.users.operator,
      username: 'operator',
      user_type: UserType.operator,
      ...fields,
    });
  const account = () => ({ project: project.code, username: 'operator' });

  const DELETED: Record<string, () => Promise<unknown>> = {
    'deleted by an administrator': () =>
      admin.post(paths.userDelete(project.id), { id: project.users.operator }),
    'deleted by command': () => removeUser(server().database, account()),
    'deleted with the whole project': () => removeProject(server().database, project.code),
  };
  const password = 'something else';
  const ENDED: Record<string, () => Promise<unknown>> = {
    'given another name by an administrator': () => rename({ username: 'renamed' }),
    'given another password by an administrator': () => rename({ password }),
    'disabled by command': () => disableUser(server().database, account()),
    'given another password by command': () =>
      setPassword(server().database, { ...account(), password }),
  };
  it.each([
    ...Object.entries(DELETED).map(([what, end]) => [what, 'account_deleted', end] as const),
    ...Object.entries(ENDED).map(([what, end]) => [what, 'session_ended_by_admin', end] as const),
  ])('R15 calls and sockets of a user %s say so', async (_what, code, end) => {
    const open = await connect().greeted();
    await end();
    expect(await codeOf(operator)).toBe(code);
    // On SQLite a command is noticed with the next end of a session, or by a sweep.
    await admin.get(paths.logout());
    expect(await open.closeCode()).toBe(LiveClose.sessionEnded);
    expect(open.closed?.reason).toBe(code);
    const later = connect();
    expect(await later.closeCode()).toBe(LiveClose.sessionEnded);
    expect(later.closed?.reason).toBe(code);
  });

  it('R15 an expired session, and one its own user ended, are no more than signed out', async () => {
    const elsewhere = await server().signIn('operator', { project });
    await operator.write(paths.sessionsEndOthers(), {});
    expect(await codeOf(elsewhere)).toBe('not_signed_in');
    server().clock.advance(DAY_MS);
    expect(await codeOf(operator)).toBe('not_signed_in');
  });

  it('R15 a stranger learns nothing of deleted accounts', async () => {
    await admin.write(paths.userDelete(project.id), { id: project.users.operator });
    const refused = await server().anonymous.post<Failure>(paths.login(), {
      projectCode: project.code,
      username: 'operator',
      password: PASSWORD,
    });
    expect([refused.status, refused.body.errorCode]).toEqual([401, 'invalid_credentials']);
    const madeUp = new Caller(server().url, { cookie: 'concierge_session=made-up' });
    expect(await codeOf(madeUp)).toBe('not_signed_in');
  });

  it('R15 a page that slept for a week still learns it; after a month it is forgotten', async () => {
    await admin.write(paths.userDelete(project.id), { id: project.users.operator });
    const purge = () => purgeExpired({ db: server().db, now: server().clock.now });
    server().clock.advance(7 * DAY_MS);
    await purge();
    expect(await codeOf(operator)).toBe('account_deleted');
    server().clock.advance(30 * DAY_MS);
    await purge();
    expect(await codeOf(operator)).toBe('not_signed_in');
  });
});
