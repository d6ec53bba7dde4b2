import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { beforeEach, expect, it } from 'vitest';
import { SESSION_MS } from '../../auth/sessions.ts';
import type { Caller } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { rowsOf } from '../../testing/rows.ts';
import { LiveClient } from '../../testing/liveClient.ts';
import { type TestProject, addTestProject } from '../../testing/testProject.ts';

describeOnEachDatabase('sessions', (server) => {
  let made = 0;
  let project: TestProject;
  let admin: Caller;
  let here: Caller;
  let elsewhere: Caller;
  let colleague: Caller;
  beforeEach(async () => {
    project = await addTestProject(server().db, `browsers-${++made}`);
    // All begin at the same moment, from which on one of them is used a second before the end.
    server().clock.stop();
    admin = await server().signIn('admin', { project });
    here = await server().signIn('operator', { project });
    elsewhere = await server().signIn('operator', { project });
    colleague = await server().signIn('colleague', { project });
  });

  const own = async (who: Caller) => await who.read<Session[]>(paths.sessions());
  const list = async (user = project.users.operator) =>
    await admin.read<Session[]>(paths.userSessions(project.id, user));
  const idOf = async (who: Caller) => (await own(who)).find(({ current }) => current)?.id ?? '';
  const end = async (who: Caller, user = project.users.operator) =>
    admin.post(paths.userSessionEnd(project.id, user, await idOf(who)), {});
  const endAll = (user = project.users.operator) =>
    admin.post(paths.userSessionsEnd(project.id, user), {});
  const statuses = () =>
    Promise.all(
      [admin, here, elsewhere, colleague].map(async (who) => (await who.get(paths.auth())).status),
    );
  const reasonOf = async (who: Caller) =>
    (await who.get<{ errorCode?: string }>(paths.auth())).body.errorCode;
  const liveOf = ({ headers: { cookie = '' } }: Caller) =>
    new LiveClient(server().url, project.id, { cookie }).greeted();

  it('A5 P12 are listed to their user and to administrators, without anything to sign in with', async () => {
    const stored = await rowsOf(server().db, 'session');
    for (const [sessions, current] of [
      [await own(here), 1],
      [await list(), 0],
    ] as const) {
      expect(sessions).toHaveLength(2);
      expect(sessions.filter((session) => session.current)).toHaveLength(current);
      expect(sessions[0]).toMatchObject({ address: '127.0.0.1', user_agent: 'node' });
      const text = JSON.stringify(sessions);
      for (const { id_hash } of stored) expect(text).not.toContain(id_hash.slice(0, 32));
    }
    expect(await idOf(here)).not.toBe(await idOf(elsewhere));
    expect((await list(project.users.admin)).map(({ current }) => current)).toEqual([true]);
  });

  it('A5 can be ended from another one, which closes their sockets', async () => {
    const socket = await liveOf(elsewhere);
    const { status } = await here.post(paths.sessionEnd(await idOf(elsewhere)), {});
    expect(status).toBe(204);
    expect(await socket.closeCode()).toBe(LiveClose.sessionEnded);
    expect(await statuses()).toEqual([200, 200, 401, 200]);
    expect(await own(here)).toHaveLength(1);
  });

  it('A5 can end themselves, which clears the cookie', async () => {
    const { status, headers } = await here.post(paths.sessionEnd(await idOf(here)), {});
    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^concierge_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(await statuses()).toEqual([200, 401, 200, 200]);
  });

  it('A5 can end all others', async () => {
    expect((await here.post(paths.sessionsEndOthers(), {})).status).toBe(204);
    expect(await statuses()).toEqual([200, 200, 401, 200]);
  });

  it('A5 are not listed once expired', async () => {
    server().clock.advance(SESSION_MS - 1_000);
    await here.get(paths.auth());
    server().clock.advance(2_000);
    expect(await own(here)).toHaveLength(1);
  });

  it('P12 R15 are ended by an administrator, one or all; their pages and the trail learn why', async () => {
    const sockets = [await liveOf(here), await liveOf(elsewhere)] as const;
    expect((await end(here)).status).toBe(204);
    expect(await sockets[0].closeCode()).toBe(LiveClose.sessionEnded);
    expect(await reasonOf(here)).toBe('session_ended_by_admin');
    expect(await statuses()).toEqual([200, 401, 200, 200]);
    expect(sockets[1].closed).toBeUndefined();
    expect(await list()).toHaveLength(1);

    await server().signIn('operator', { project });
    expect((await endAll()).status).toBe(204);
    expect(await sockets[1].closeCode()).toBe(LiveClose.sessionEnded);
    for (const { closed } of sockets) expect(closed?.reason).toBe('session_ended_by_admin');
    expect(await statuses()).toEqual([200, 401, 401, 200]);
    expect(await list()).toEqual([]);
    expect((await endAll()).status).toBe(204);
    const ended = { project_id: project.id, action: 'session.ended' } as const;
    const entries = await rowsOf(server().db, 'audit_entry', ended);
    const entry = (count: number) => ({ actor_name: 'admin', subject_name: 'operator', count });
    expect(entries).toMatchObject([entry(1), entry(2)]);
  });

  it('P12 keep the administrator’s own session of the call when all own ones end', async () => {
    const other = await server().signIn('admin', { project });
    expect((await endAll(project.users.admin)).status).toBe(204);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    // One's own action: the other page asks to sign in again.
    expect(await reasonOf(other)).toBe('not_signed_in');
  });

  it('P12 are not ended under the name of another user, once more, or of a deleted user', async () => {
    expect((await end(here, project.users.colleague)).status).toBe(404);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    const path = paths.userSessionEnd(project.id, project.users.operator, await idOf(here));
    expect((await admin.post(path, {})).status).toBe(204);
    expect((await admin.post(path, {})).status).toBe(404);
    await admin.write(paths.userDelete(project.id), { id: project.users.operator });
    const sessions = paths.userSessions(project.id, project.users.operator);
    expect((await admin.get(sessions)).status).toBe(404);
    expect((await endAll()).status).toBe(404);
  });
});
