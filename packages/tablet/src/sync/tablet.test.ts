import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceApi } from './deviceApi.ts';
import { createKeptStorage } from './keptStorage.ts';
import type { LiveHandlers } from './liveSocket.ts';
import { createTablet, type Tablet } from './tablet.ts';
import { createHotel, memoryStorage, message, requestWith, service } from './testHotel.ts';

const START = '2026-03-02T09:30:00.000Z';

describe('the tablet', () => {
  let server: ReturnType<typeof createHotel>;
  let tablet: Tablet;
  let end = () => {};
  let live: LiveHandlers;
  let storage = memoryStorage();
  let keys = 0;
  let clock = 0;
  const socket = {
    reconnect: vi.fn<() => void>(),
    connectNow: vi.fn<() => void>(),
    close: vi.fn<() => void>(),
  };
  const state = () => tablet.getState();

  /** As a page that is loaded again: the one before has ended. */
  function open(api: DeviceApi | null = server.api): void {
    end();
    tablet = createTablet({
      api,
      connect: (handlers) => {
        live = handlers;
        return socket;
      },
      storage: createKeptStorage(storage),
      keyKept: true,
      now: () => new Date(clock),
      newKey: () => `key-${(keys += 1)}`,
      ownLanguage: 'en',
    });
    end = tablet.start();
  }

  async function connect(): Promise<void> {
    live.onFrame('hello');
    await vi.waitFor(() => expect(state().connection).toBe('live'));
  }

  beforeEach(() => {
    vi.clearAllMocks();
    server = createHotel();
    storage = memoryStorage();
    keys = 0;
    clock = Date.parse(START);
    open();
  });

  it('Q10 loads everything after each connection, and again what has changed', async () => {
    await connect();
    expect(state()).toMatchObject({
      services: [service],
      messages: [message],
      keptAt: START,
    });
    server.hotel.requests = [requestWith({ state_id: 2 })];
    live.onFrame('requests.changed');
    await vi.waitFor(() => expect(state().requests[0]?.state_id).toBe(2));
  });

  it('Y42 of a long list it knows how many there are', async () => {
    open({ ...server.api, messages: async () => ({ data: [message], totalCount: 1_141 }) });
    await connect();
    expect(state()).toMatchObject({ messages: [message], messageCount: 1_141, requestCount: 1 });
  });

  it('Q10 a change while a list is loaded is loaded as well', async () => {
    await connect();
    const gate = Promise.withResolvers<void>();
    server.hotel.gate = gate.promise;
    live.onFrame('requests.changed');
    server.hotel.requests = [requestWith({ state_id: 4 })];
    live.onFrame('requests.changed');
    gate.resolve();
    await vi.waitFor(() => expect(state().requests[0]?.state_id).toBe(4));
  });

  it('Q10 what was loaded is there without network, with its time', async () => {
    await connect();
    tablet.pickLanguage('cs');
    server.hotel.failure = 0;
    open();
    expect(state()).toMatchObject({
      connection: 'connecting',
      language: 'cs',
      services: [service],
      keptAt: START,
    });
    live.onLost();
    expect(state().connection).toBe('lost');
    live.onConnecting();
    expect(state().connection).toBe('reconnecting');
  });

  it('Q10 a list that cannot be loaded is asked for with the next connection', async () => {
    server.hotel.failure = 503;
    live.onFrame('hello');
    await vi.waitFor(() => expect(socket.reconnect).toHaveBeenCalled());
    expect(state().keptAt).toBeNull();
    server.hotel.failure = null;
    await connect();
  });

  it.each([0, 503, -1])('W4 after %i it is kept, over a reload, and sent once', async (status) => {
    await connect();
    tablet.write(1, 'Two shirts');
    server.hotel.failure = status;
    expect(await tablet.send(1)).toBe('kept');
    expect(socket.reconnect).toHaveBeenCalledTimes(1);
    const unsent = [{ serviceId: 1, note: 'Two shirts', key: 'key-1', at: START }];
    expect(state()).toMatchObject({ sending: 'idle', draft: null, unsent, requests: [{ id: 10 }] });
    open();
    expect(state()).toMatchObject({ unsent });
    server.hotel.failure = null;
    await connect();
    await vi.waitFor(() => expect(state().unsent).toEqual([]));
    live.onFrame('hello');
    await connect();
    expect(server.hotel.sentKeys).toEqual(['key-1']);
    expect(state().requests.map(({ id }) => id)).toEqual([11, 10]);
  });

  it('W4 what waited for more than 15 minutes is sent only if the guest still wants it', async () => {
    await connect();
    server.hotel.failure = 0;
    await tablet.send(1);
    tablet.write(2, 'Not this');
    await tablet.send(2);
    server.hotel.failure = null;
    clock = Date.parse(START) + 15 * 60_000 + 1;
    live.onLost();
    live.onFrame('hello');
    await vi.waitFor(() => expect(state().connection).toBe('live'));
    // What is sent by itself would be under way by now.
    await vi.waitFor(() => expect(state().sendingKey).toBeNull());
    expect(server.hotel.sentKeys).toEqual([]);
    expect(state().unsent).toHaveLength(2);
    tablet.discard('key-2');
    tablet.resend('key-1');
    await vi.waitFor(() => expect(state().unsent).toEqual([]));
    expect(server.hotel.sentKeys).toEqual(['key-1']);
  });

  describe('while one is under way', () => {
    let gate = Promise.withResolvers<void>();
    beforeEach(async () => {
      await connect();
      gate = Promise.withResolvers<void>();
      server.hotel.gate = gate.promise;
    });

    it('W4 the next ones go out behind it, in their order', async () => {
      server.hotel.requests = [requestWith({ state_id: 4, completed_at: START })];
      const sent = [tablet.send(1), tablet.follow(10), tablet.send(2)];
      await vi.waitFor(() => expect(server.hotel.sentKeys).toEqual(['key-1']));
      gate.resolve();
      expect(await Promise.all(sent)).toEqual([11, 11, 11]);
      expect(server.hotel.sentKeys).toEqual(['key-1', 'key-2', 'key-3']);
      expect(state()).toMatchObject({ unsent: [], draft: null, sending: 'idle' });
    });

    it('W4 what is typed for another service stays, and is not said to have failed', async () => {
      const sent = tablet.send(1);
      tablet.write(2, 'Two towels');
      gate.resolve();
      expect(await sent).toBe(11);
      expect(state()).toMatchObject({ draft: { serviceId: 2, note: 'Two towels' } });
      server.hotel.sendFailure = 429;
      tablet.write(1, 'Two shirts');
      const refused = tablet.send(1);
      tablet.write(2, 'Two towels');
      expect(await refused).toBeNull();
      expect(state()).toMatchObject({
        draft: { serviceId: 2, note: 'Two towels' },
        sending: 'idle',
        unsent: [{ note: 'Two shirts', failure: 'busy' }],
      });
      server.hotel.sendFailure = 0;
      tablet.write(1, 'Two shirts');
      const kept = tablet.send(1);
      tablet.write(2, 'Two towels');
      expect(await kept).toBe('kept');
      expect(state()).toMatchObject({ draft: { serviceId: 2, note: 'Two towels' } });
    });
  });

  it('W4 what was tried without network keeps its place', async () => {
    await connect();
    server.hotel.failure = 0;
    for (const id of [1, 2, 3]) await tablet.send(id);
    server.hotel.failure = null;
    server.hotel.sendFailure = 0;
    await connect();
    await vi.waitFor(() => expect(state().sendingKey).toBeNull());
    server.hotel.sendFailure = null;
    await connect();
    await vi.waitFor(() => expect(server.hotel.sentKeys).toEqual(['key-1', 'key-2', 'key-3']));
  });

  it('W4 an answer that comes late does not undo what happened since', async () => {
    server.hotel.requests = [requestWith({ id: 11, state_id: 2 }), requestWith({})];
    await connect();
    await tablet.send(1);
    expect(state().requests.map(({ state_id }) => state_id)).toEqual([2, 1]);
  });

  it.each([
    [429, 10, 'key-1'],
    [409, undefined, 'key-2'],
  ])('W4 after %i what was not solved is sent again as %j', async (status, follows_id, key) => {
    server.hotel.requests = [requestWith({ state_id: 4, completed_at: START })];
    await connect();
    server.hotel.failure = 0;
    await tablet.follow(10);
    server.hotel.failure = null;
    server.hotel.sendFailure = status;
    await connect();
    await vi.waitFor(() => expect(state().unsent).toMatchObject([{ failure: expect.any(String) }]));
    server.hotel.sendFailure = null;
    tablet.resend('key-1');
    await vi.waitFor(() => expect(server.hotel.sentKeys).toEqual([key]));
    expect(server.hotel.requests[0]?.follows_id).toBe(follows_id);
  });

  it('W4 what the server refuses later says so, and a new stay drops it', async () => {
    await connect();
    server.hotel.failure = 0;
    await tablet.send(1);
    server.hotel.failure = null;
    server.hotel.sendFailure = 429;
    await connect();
    await vi.waitFor(() => expect(state().unsent).toMatchObject([{ failure: 'busy' }]));
    live.onFrame('stay.changed');
    expect(state().unsent).toEqual([]);
  });

  it('W3 cancels, asks again, and reads why it could not', async () => {
    await connect();
    await tablet.act('askAgain', 10);
    expect(state().requests).toMatchObject([{ asked: 2 }]);
    server.hotel.failure = 0;
    await tablet.act('cancel', 10);
    expect(state().acting).toEqual({ id: 10, act: 'cancel', failure: 'network' });
    server.hotel.failure = null;
    live.onLost();
    await connect();
    expect(state().acting).toBeNull();
    await tablet.act('cancel', 10);
    expect(state()).toMatchObject({ acting: null, requests: [{ state_id: 3 }] });
  });

  it('W3 who cancels what staff have just approved sees that', async () => {
    await connect();
    server.hotel.requests = [requestWith({ state_id: 2 })];
    await tablet.act('cancel', 10);
    expect(state()).toMatchObject({ acting: { failure: 'other' }, requests: [{ state_id: 2 }] });
  });

  it('W3 what was not solved is asked for again as a new request with a link', async () => {
    server.hotel.requests = [requestWith({ state_id: 4, completed_at: START, note: 'Two shirts' })];
    await connect();
    expect(await tablet.follow(10)).toBe(11);
    expect(state().requests[0]).toMatchObject({ follows_id: 10, note: 'Two shirts' });
    server.hotel.sendFailure = 409;
    expect(await tablet.follow(10)).toBeNull();
    expect(state()).toMatchObject({ unsent: [], acting: { act: 'follow', failure: 'other' } });
  });

  it.each([
    [429, 'busy'],
    [404, 'gone'],
    [400, 'other'],
  ])('Q10 a request that is answered %i has failed as %s', async (status, sending) => {
    await connect();
    tablet.write(1, 'Two shirts');
    server.hotel.failure = status;
    await tablet.send(1);
    expect(state()).toMatchObject({ sending, draft: { note: 'Two shirts' }, unsent: [] });
  });

  it('Q10 a second press while it is sent does nothing', async () => {
    await connect();
    await Promise.all([tablet.send(1), tablet.send(1)]);
    expect(server.hotel.sentKeys).toEqual(['key-1']);
  });

  it('Q10 a message that was opened without network is reported later', async () => {
    await connect();
    server.hotel.failure = 0;
    await tablet.openMessage(5);
    expect(state().messages[0]?.viewed_at).toBe(START);
    expect(server.hotel.viewed).toEqual([]);
    server.hotel.failure = null;
    open();
    await connect();
    await vi.waitFor(() => expect(server.hotel.viewed).toEqual([5]));
    expect(state().unsentViews).toEqual([]);
  });

  it.each([
    [null, null],
    [1, 'cs'],
  ])('U78 left alone in stay %j its language then is %j', async (stay_id, language) => {
    server.hotel.device = { ...server.hotel.device, stay_id };
    await connect();
    tablet.pickLanguage('cs');
    tablet.write(3, 'Two towels');
    tablet.leftAlone();
    expect(state()).toMatchObject({ language, draft: language && { note: 'Two towels' } });
  });

  it('Q10 O11 a new stay forgets what was shown, kept and typed', async () => {
    await connect();
    tablet.pickLanguage('tr');
    tablet.write(1, 'Of the guest before');
    const { guest } = state();
    server.hotel.device = { ...server.hotel.device, stay_id: 2 };
    server.hotel.requests = [];
    live.onFrame('stay.changed');
    expect(state()).toMatchObject({ language: null, draft: null, requests: [], guest: guest + 1 });
    await vi.waitFor(() => expect(state().keptAt).not.toBeNull());
    open();
    expect(state()).toMatchObject({ language: null, draft: null, requests: [] });
  });

  it('Q10 O11 an answer of before the new stay is not shown', async () => {
    await connect();
    const gate = Promise.withResolvers<void>();
    server.hotel.gate = gate.promise;
    live.onFrame('requests.changed');
    server.hotel.requests = [];
    live.onFrame('stay.changed');
    const shown: number[] = [];
    tablet.subscribe(() => shown.push(state().requests.length));
    gate.resolve();
    await vi.waitFor(() => expect(state().keptAt).not.toBeNull());
    expect(Math.max(...shown)).toBe(0);
  });

  it('Q10 O11 a stay that began while the tablet was off forgets the one before', async () => {
    await connect();
    tablet.pickLanguage('tr');
    open();
    server.hotel.device = { ...server.hotel.device, stay_id: 2, lang: 'cs-CZ' };
    live.onFrame('hello');
    await vi.waitFor(() => expect(state().language).toBe('cs'));
    await vi.waitFor(() => expect(state().connection).toBe('live'));
  });

  it('Y54 what the guest before typed is not sent in a stay the tablet has not heard of', async () => {
    await connect();
    tablet.write(1, 'Of the guest before');
    server.hotel.device = { ...server.hotel.device, stay_id: 2 };
    server.hotel.requests = [];
    expect(await tablet.send(1)).toBeNull();
    expect(server.hotel.sentKeys).toEqual([]);
    expect(state()).toMatchObject({ draft: null, sending: 'idle', requests: [] });
    await vi.waitFor(() => expect(state().device?.stay_id).toBe(2));
    await tablet.send(1);
    expect(server.hotel.sentKeys).toHaveLength(1);
  });

  it('Q10 a key that is refused ends it, and nothing is kept', async () => {
    await connect();
    live.onRefused();
    expect(state()).toMatchObject({ pairing: 'refused', requests: [], device: null });
    open();
    expect(state()).toMatchObject({ pairing: 'paired', requests: [], device: null });
    server.hotel.failure = 401;
    live.onFrame('hello');
    await vi.waitFor(() => expect(state().pairing).toBe('refused'));
    expect(socket.reconnect).not.toHaveBeenCalled();
  });

  it('Q10 without a key nothing is asked for', () => {
    const connectAgain = vi.fn<() => typeof socket>();
    const alone = createTablet({
      api: null,
      connect: connectAgain,
      storage: createKeptStorage(storage),
      keyKept: true,
      now: () => new Date(),
      newKey: () => 'key',
      ownLanguage: 'en',
    });
    alone.start();
    expect(alone.getState().pairing).toBe('unpaired');
    expect(connectAgain).not.toHaveBeenCalled();
  });
});
