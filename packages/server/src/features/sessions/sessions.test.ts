import { LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import type { Session } from '@concierge/contract/sessions';
import { beforeEach, expect, it } from 'vitest';
import { SESSION_MS } from '../../auth/sessions.ts';
import { type Caller, succeeded } from '../../testing/caller.ts';
import { describeOnEachDatabase } from '../../testing/eachDatabase.ts';
import { LiveClient } from '../../testing/liveClient.ts';

describeOnEachDatabase('own sessions', (server) => {
  let here: Caller;
  let elsewhere: Caller;
  let colleague: Caller;

  const sessionsOf = async (caller: Caller) =>
    succeeded(await caller.get<Session[]>(paths.sessions())).body;
  const idOf = async (caller: Caller) =>
    (await sessionsOf(caller)).find(({ current }) => current)?.id ?? '';
  const isSignedIn = async (caller: Caller) => (await caller.get(paths.auth())).status === 200;

  beforeEach(async () => {
    await server().db.deleteFrom('session').execute();
    // All begin at the same moment, from which on one of them is used a second before the end.
    server().clock.stop();
    here = await server().signIn('operator');
    elsewhere = await server().signIn('operator');
    colleague = await server().signIn('colleague');
  });

  it('A5 are listed, without anything to sign in with', async () => {
    const sessions = await sessionsOf(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ address: '127.0.0.1', user_agent: 'node' });
    const stored = await server().db.selectFrom('session').select('id_hash').execute();
    for (const { id_hash } of stored) {
      expect(JSON.stringify(sessions)).not.toContain(id_hash.slice(0, 32));
    }
    expect(await idOf(here)).not.toBe(await idOf(elsewhere));
  });

  it('A5 can be ended from another one, which closes their sockets', async () => {
    const { cookie = '' } = elsewhere.headers;
    const { url, project } = server();
    const socket = await new LiveClient(url, project.id, { cookie }).greeted();
    const { status } = await here.post(paths.sessionEnd(await idOf(elsewhere)), {});
    expect(status).toBe(204);
    expect(await socket.closeCode()).toBe(LiveClose.sessionEnded);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    expect(await sessionsOf(here)).toHaveLength(1);
  });

  it('A5 can end themselves, which clears the cookie', async () => {
    const { status, headers } = await here.post(paths.sessionEnd(await idOf(here)), {});
    expect(status).toBe(204);
    expect(headers.getSetCookie()[0]).toMatch(/^concierge_session=;.*Expires=Thu, 01 Jan 1970/);
    expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([false, true]);
  });

  it('A5 can end all others', async () => {
    expect((await here.post(paths.sessionsEndOthers(), {})).status).toBe(204);
    const signedIn = [here, elsewhere, colleague].map(isSignedIn);
    expect(await Promise.all(signedIn)).toEqual([true, false, true]);
  });

  it('A5 are not listed once expired', async () => {
    server().clock.advance(SESSION_MS - 1_000);
    await here.get(paths.auth());
    server().clock.advance(2_000);
    expect(await sessionsOf(here)).toHaveLength(1);
  });
});
