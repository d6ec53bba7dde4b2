import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { beforeEach, expect, it } from 'vitest';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { LiveClient } from '../../testing/liveClient.ts';
import { type TestProject, addTestProject } from '../../testing/testProject.ts';

interface Failure {
  errorCode?: string;
}

describeOnEachDatabase('the sessions of a user, for administrators', (server) => {
  let made = 0;
  let project: TestProject;
  let admin: Caller;
  let first: Caller;
  let second: Caller;
  let colleague: Caller;

  const userOf = () => project.users.operator;
  const list = async (who = admin, user = userOf()) =>
    succeeded(await who.get<Session[]>(paths.userSessions(project.id, user))).body;
  const end = (id: string, user = userOf()) =>
    admin.post<Failure>(paths.userSessionEnd(project.id, user, id), {});
  const endAll = (user = userOf()) => admin.post(paths.userSessionsEnd(project.id, user), {});
  const statuses = () =>
    Promise.all(
      [admin, first, second, colleague].map(async (who) => (await who.get(paths.auth())).status),
    );
  const reasonOf = async (who: Caller) => (await who.get<Failure>(paths.auth())).body.errorCode;
  const idOf = async (who: Caller) =>
    succeeded(await who.get<Session[]>(paths.sessions())).body.find(({ current }) => current)?.id ??
    '';
  const liveOf = ({ headers: { cookie = '' } }: Caller) =>
    new LiveClient(server().url, project.id, { cookie }).greeted();

  beforeEach(async () => {
    project = await addTestProject(server().db, `browsers-${++made}`);
    admin = await server().signIn('admin', { project });
    first = await server().signIn('operator', { project });
    second = await server().signIn('operator', { project });
    colleague = await server().signIn('colleague', { project });
  });

  it('P12 are listed, without anything to sign in with', async () => {
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    // None of them is the one of the administrator who looks.
    expect(sessions.map(({ current }) => current)).toEqual([false, false]);
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', user_agent: 'node' });
    const stored = await server().db.selectFrom('session').select('id_hash').execute();
    for (const { id_hash } of stored) {
      expect(JSON.stringify(sessions)).not.toContain(id_hash.slice(0, 32));
    }
    expect((await list(admin, project.users.admin)).map(({ current }) => current)).toEqual([true]);
  });

  it('P12 R15 end one by one, and its pages learn why', async () => {
    const sockets = [await liveOf(first), await liveOf(second)] as const;
    expect((await end(await idOf(first))).status).toBe(204);
    expect(await sockets[0].closeCode()).toBe(LiveClose.sessionEnded);
    expect(sockets[0].closed?.reason).toBe('session_ended_by_admin');
    expect(await reasonOf(first)).toBe('session_ended_by_admin');
    expect(await statuses()).toEqual([200, 401, 200, 200]);
    expect(sockets[1].closed).toBeUndefined();
    expect(await list()).toHaveLength(1);
  });

  it('P12 R15 end all at once', async () => {
    const sockets = [await liveOf(first), await liveOf(second)];
    expect((await endAll()).status).toBe(204);
    for (const socket of sockets) {
      expect(await socket.closeCode()).toBe(LiveClose.sessionEnded);
      expect(socket.closed?.reason).toBe('session_ended_by_admin');
    }
    expect(await statuses()).toEqual([200, 401, 401, 200]);
    expect(await list()).toEqual([]);
    expect((await endAll()).status).toBe(204);
  });

  it('P12 keep the administrator’s own session of the call when all own ones end', async () => {
    const elsewhere = await server().signIn('admin', { project });
    expect((await endAll(project.users.admin)).status).toBe(204);
    expect((await elsewhere.get(paths.auth())).status).toBe(401);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    // One's own deed: the other page asks to sign in again.
    expect(await reasonOf(elsewhere)).toBe('not_signed_in');
  });

  it('P12 are not ended under the name of another user, or once more', async () => {
    const id = await idOf(first);
    expect((await end(id, project.users.colleague)).status).toBe(404);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    expect((await end(id)).status).toBe(204);
    expect((await end(id)).status).toBe(404);
  });

  it('P12 are none of a deleted user’s', async () => {
    succeeded(await admin.post(paths.userDelete(project.id), { id: userOf() }));
    const { status } = await admin.get(paths.userSessions(project.id, userOf()));
    expect(status).toBe(404);
    expect((await endAll()).status).toBe(404);
  });

  it('P12 leave an entry in the audit trail for what was ended', async () => {
    await end(await idOf(first));
    await server().signIn('operator', { project });
    await endAll();
    await endAll();
    const entries = await server()
      .db.selectFrom('audit_entry')
      .select(['actor_name', 'subject_name', 'count'])
      .where('project_id', '=', project.id)
      .where('action', '=', 'session.ended')
      .orderBy('id')
      .execute();
    const entry = (count: number) => ({ actor_name: 'admin', subject_name: 'operator', count });
    expect(entries).toEqual([entry(1), entry(2)]);
  });
});
