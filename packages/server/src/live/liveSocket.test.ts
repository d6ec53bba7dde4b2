import { LIVE_REPLAY_LIMIT, LiveClose } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { describeOnEachDatabase } from '../testing/eachDatabase.ts';
import { type ConnectOptions, LiveClient } from '../testing/liveClient.ts';
import { rowsOf, setRows } from '../testing/rows.ts';
import { changeInTransaction } from './eventLog.ts';

const numbers = (client: LiveClient) => client.events.map(({ seq }) => seq);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

describeOnEachDatabase('the live socket', (server) => {
  let operator: Caller;

  beforeEach(async () => {
    operator = await server().signIn('operator');
  });

  function connect(options: ConnectOptions = {}, person = operator): LiveClient {
    const { cookie = '' } = person.headers;
    const client = new LiveClient(server().url, server().project.id, { cookie, ...options });
    onTestFinished(() => client.end());
    return client;
  }

  /** Stores events in the log without a wake. */
  async function logQuietly(count: number): Promise<void> {
    const { database, project } = server();
    for (let index = 0; index < count; index += 1) {
      await changeInTransaction(
        database,
        () => undefined,
        project.id,
        async (_trx, record) => {
          const payload = { service_id: 1, service: null };
          record({ event: 'service.changed', payload });
        },
      );
    }
  }

  it('I1 sends hello first, answers ping with pong, ignores other messages and closes on long ones', async () => {
    const client = await connect().greeted();
    expect(client.texts).toHaveLength(1);
    expect(client.hello).toEqual({
      event: 'hello',
      epoch: expect.stringMatching(/^[0-9a-f-]{36}$/),
      seq: expect.any(Number),
      resync: true,
      at: expect.any(String),
    });
    client.socket.send('{"event":"request.created"}');
    client.socket.send(Buffer.from('ping'));
    client.socket.send('ping');
    await client.until(() => client.texts.includes('pong'));
    expect(client.texts.slice(1)).toEqual(['pong']);
    client.socket.send('x'.repeat(5_000));
    expect(await client.closeCode()).toBe(1009);
  });

  it('I2 I3 the event of a new request has all texts of its toast', async () => {
    const client = await connect().greeted();
    const seq = client.position + 1;
    const { id, service_id } = await server().request({ note: 'Two more pillows, please.' });
    await client.received('request.created');
    expect(client.events).toEqual([
      {
        event: 'request.created',
        seq,
        payload: {
          id,
          service_id,
          state_id: 1,
          update: expect.objectContaining({ before: null }),
        },
        reloadState: true,
        show: true,
        title: 'Housekeeping',
        body: server().project.devices[0].name,
        note: 'Two more pillows, please.',
        type: 'info',
        icon: expect.stringMatching(/^\/icons\/lucide\/[a-z0-9-]+\.svg$/),
      },
    ]);
  });

  it('I2 events of other changes have nothing to show', async () => {
    const client = await connect().greeted();
    const { id } = await server().request({ note: 'Towels.' });
    await server().put(operator, id, 2);
    await client.received('request.changed');
    expect(client.events[1]).toMatchObject({
      event: 'request.changed',
      payload: { id, state_id: 2, changed_by: 'operator' },
      reloadState: true,
    });
    expect(client.events[1]?.show).toBeUndefined();
  });

  it('I4 T1 replays to all who come back at once, each from its own position, while events go on', async () => {
    await logQuietly(60);
    const { epoch = '', seq = 0 } = (await connect().greeted()).hello ?? {};
    for (let wave = 0; wave < 5; wave += 1) {
      const back = range(1, 30).map((missed) => connect({ epoch, since: seq - missed }));
      await Promise.all(range(1, 4).map(() => server().request()));
      const last = seq + 4 * (wave + 1);
      await Promise.all(back.map((client) => client.until(() => client.position === last)));
      for (const [index, client] of back.entries()) {
        expect(numbers(client)).toEqual(range(seq - index, last));
        await client.end();
      }
    }
  });

  it('I4 demands a resync without a valid position', async () => {
    await logQuietly(LIVE_REPLAY_LIMIT + 1);
    const { epoch = '', seq = 0 } = (await connect().greeted()).hello ?? {};
    const starts: [string, ConnectOptions, boolean][] = [
      ['no position', {}, true],
      ['foreign epoch', { epoch: 'another', since: seq }, true],
      ['too old', { epoch, since: seq - LIVE_REPLAY_LIMIT - 1 }, true],
      ['from the future', { epoch, since: seq + 1 }, true],
      ['negative', { epoch, since: -1 }, true],
      ['no number', { epoch, since: NaN }, true],
      ['too large', { epoch, since: 1e30 }, true],
      ['up to date', { epoch, since: seq }, false],
      ['as old as can be replayed', { epoch, since: seq - LIVE_REPLAY_LIMIT }, false],
    ];
    let replayed: LiveClient | undefined;
    for (const [name, options, resync] of starts) {
      replayed = await connect(options).greeted();
      const { hello } = replayed;
      expect([name, hello?.resync]).toEqual([name, resync]);
      expect([name, hello?.seq]).toEqual([name, resync ? seq : options.since]);
    }
    await replayed?.received('service.changed', LIVE_REPLAY_LIMIT);
    expect(replayed && numbers(replayed)).toEqual(range(seq - LIVE_REPLAY_LIMIT + 1, seq));
  });

  it('I4 demands a resync for a position whose next event the log no longer has', async () => {
    await logQuietly(4);
    const { epoch = '', seq = 0 } = (await connect().greeted()).hello ?? {};
    const dropped = (from: number, to: number) =>
      server()
        .db.deleteFrom('event')
        .where('project_id', '=', server().project.id)
        .where('seq', '>=', from)
        .where('seq', '<=', to)
        .execute();
    const resyncs = (...positions: number[]) =>
      Promise.all(
        positions.map(async (since) => (await connect({ epoch, since }).greeted()).hello?.resync),
      );
    await dropped(0, seq - 2);
    expect(await resyncs(seq - 3, seq - 2, seq - 1, seq)).toEqual([true, false, false, false]);
    await dropped(0, seq);
    expect(await resyncs(seq - 1, seq)).toEqual([true, false]);
  });

  it('I4 prunes events too old to be replayed', async () => {
    const { seq = 0 } = (await connect().greeted()).hello ?? {};
    const { db, project } = server();
    await setRows(db, 'project', { event_seq: 20_000 - 1 }, { id: project.id });
    await logQuietly(1);
    const left = await rowsOf(db, 'event', { project_id: project.id });
    expect(seq).toBeGreaterThan(0);
    expect(left.map((event) => event.seq)).toEqual([20_000]);
  });

  it('I1 A5 closes every tab of a session with 4401 on logout, and no other', async () => {
    const tabs = [await connect().greeted(), await connect().greeted()];
    const colleague = await connect({}, await server().signIn('operator')).greeted();
    await operator.get(paths.logout());
    for (const tab of tabs) expect(await tab.closeCode()).toBe(LiveClose.sessionEnded);
    await server().request({ note: 'still there?' });
    await colleague.received('request.created');
    expect(colleague.closed).toBeUndefined();
  });

  it('I1 closes the sockets of an expired session at the next check', async () => {
    const client = await connect().greeted();
    server().clock.advance(13 * 60 * 60 * 1000);
    const admin = await server().signIn('admin');
    await admin.get(paths.logout());
    expect(await client.closeCode()).toBe(LiveClose.sessionEnded);
  });
});
