import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from './deviceApi.ts';
import { createKeptStorage } from './keptStorage.ts';
import type { LiveHandlers } from './liveSocket.ts';
import { createTablet, type Tablet } from './tablet.ts';
import { createHotel, memoryStorage, message } from './testHotel.ts';

const START = '2026-03-02T09:30:00.000Z';

describe('a message that was opened, while that cannot be reported', () => {
  let server: ReturnType<typeof createHotel>;
  let tablet: Tablet;
  let live: LiveHandlers;
  let end: () => void;

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(1);
    server = createHotel();
    tablet = createTablet({
      api: server.api,
      connect: (handlers) => {
        live = handlers;
        return { reconnect() {}, connectNow() {}, close() {} };
      },
      storage: createKeptStorage(memoryStorage()),
      keyKept: true,
      now: () => new Date(START),
      newKey: () => 'key',
      ownLanguage: 'en',
    });
    end = tablet.start();
    live.onFrame('hello');
    await vi.waitUntil(() => tablet.getState().connection === 'live');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  async function openRefused(status: number) {
    const report = vi.spyOn(server.api, 'markViewed').mockRejectedValue(new CallFailed(status));
    await tablet.openMessage(5);
    return report;
  }

  it.each([0, 429, 503])('Q10 after %i it is reported again, each time later', async (status) => {
    const report = await openRefused(status);
    await vi.advanceTimersByTimeAsync(999);
    expect(report).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(report).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(report).toHaveBeenCalledTimes(2);
    report.mockRestore();
    await vi.advanceTimersByTimeAsync(1);
    expect(server.hotel.viewed).toEqual([5]);
    expect(tablet.getState().unsentViews).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('Q10 all that were opened are tried again together', async () => {
    server.hotel.messages = [{ ...message, message_id: 6 }, message];
    live.onFrame('messages.changed');
    await vi.waitFor(() => expect(tablet.getState().messages).toHaveLength(2));
    const report = await openRefused(429);
    await tablet.openMessage(6);
    expect(vi.getTimerCount()).toBe(1);
    report.mockRestore();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.hotel.viewed).toEqual([5, 6]);
  });

  it('Q10 it stays read when the messages are loaded again', async () => {
    await openRefused(429);
    server.hotel.messages = [{ ...message, title: 'Hello again' }];
    live.onFrame('messages.changed');
    await vi.waitFor(() => expect(tablet.getState().messages[0]?.title).toBe('Hello again'));
    expect(tablet.getState().messages[0]?.viewed_at).toBe(START);
  });

  it.each([
    ['the message is gone', 404, () => undefined],
    ['the key is refused', 401, () => undefined],
    ['another guest has come', 429, () => live.onFrame('stay.changed')],
    ['the connection is lost', 429, () => live.onLost()],
    ['the page has ended', 429, () => end()],
  ])('Q10 O11 it is not tried again once %s', async (_, status, happen) => {
    const report = await openRefused(status);
    happen();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(report).toHaveBeenCalledTimes(1);
  });
});
