import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { UserType } from '@concierge/contract/userTypes';
import { expect, it } from 'vitest';
import { disableUser, removeProject, removeUser } from '../cli/revocation.ts';
import { setPassword } from '../cli/accounts.ts';
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
  const newProject = async (): Promise<TestProject> =>
    addTestProject(server().db, `ended-${++made}`);
  const codeOf = async (caller: Caller) => {
    const { status, body } = await caller.get<Failure>(paths.auth());
    expect(status).toBe(401);
    return body.errorCode;
  };
  const socketOf = ({ headers: { cookie = '' } }: Caller, project: TestProject) =>
    new LiveClient(server().url, project.id, { cookie });

  interface Ended {
    admin: Caller;
    project: TestProject;
  }
  const rename = ({ admin, project }: Ended, fields: object) =>
    admin.post(paths.userUpdate(project.id, project.users.operator), {
      id: project.users.operator,
      username: 'operator',
      user_type: UserType.operator,
      ...fields,
    });
  const account = ({ code }: TestProject) => ({ project: code, username: 'operator' });

  const DELETED: Record<string, (ended: Ended) => Promise<unknown>> = {
    'deleted by an administrator': ({ admin, project: { id, users } }) =>
      admin.post(paths.userDelete(id), { id: users.operator }),
    'deleted by command': ({ project }) => removeUser(server().database, account(project)),
    'deleted with the whole project': ({ project }) =>
      removeProject(server().database, project.code),
  };
  const password = 'something else';
  const ENDED: Record<string, (ended: Ended) => Promise<unknown>> = {
    'given another name by an administrator': (ended) => rename(ended, { username: 'renamed' }),
    'given another password by an administrator': (ended) => rename(ended, { password }),
    'disabled by command': ({ project }) => disableUser(server().database, account(project)),
    'given another password by command': ({ project }) =>
      setPassword(server().database, { ...account(project), password }),
  };
  it.each([
    ...Object.entries(DELETED).map(([what, end]) => [what, 'account_deleted', end] as const),
    ...Object.entries(ENDED).map(([what, end]) => [what, 'session_ended_by_admin', end] as const),
  ])('R15 calls and sockets of a user %s say so', async (_what, code, end) => {
    const project = await newProject();
    const admin = await server().signIn('admin', { project });
    const operator = await server().signIn('operator', { project });
    const open = await socketOf(operator, project).greeted();
    await end({ admin, project });
    expect(await codeOf(operator)).toBe(code);
    // On SQLite a command is noticed with the next end of a session, or by a sweep.
    await admin.get(paths.logout());
    expect(await open.closeCode()).toBe(LiveClose.sessionEnded);
    expect(open.closed?.reason).toBe(code);
    const later = socketOf(operator, project);
    expect(await later.closeCode()).toBe(LiveClose.sessionEnded);
    expect(later.closed?.reason).toBe(code);
  });

  it('R15 an expired session, and one its own user ended, are no more than signed out', async () => {
    const project = await newProject();
    const here = await server().signIn('operator', { project });
    const elsewhere = await server().signIn('operator', { project });
    await here.post(paths.sessionsEndOthers(), {});
    expect(await codeOf(elsewhere)).toBe('not_signed_in');
    server().clock.advance(DAY_MS);
    expect(await codeOf(here)).toBe('not_signed_in');
  });

  it('R15 a stranger learns nothing of deleted accounts', async () => {
    const project = await newProject();
    const admin = await server().signIn('admin', { project });
    await server().signIn('operator', { project });
    await admin.post(paths.userDelete(project.id), { id: project.users.operator });
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
    const project = await newProject();
    const admin = await server().signIn('admin', { project });
    const operator = await server().signIn('operator', { project });
    await admin.post(paths.userDelete(project.id), { id: project.users.operator });
    const purge = () => purgeExpired({ db: server().db, now: server().clock.now });
    server().clock.advance(7 * DAY_MS);
    await purge();
    expect(await codeOf(operator)).toBe('account_deleted');
    server().clock.advance(30 * DAY_MS);
    await purge();
    expect(await codeOf(operator)).toBe('not_signed_in');
  });
});
