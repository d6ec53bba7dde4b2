import type { EventFrame, HelloFrame } from '@concierge/contract/live';
import { expect, it, vi } from 'vitest';
import { follow, liveAddress, readFrame } from './followLog.ts';

const at = (seq: number) => ({ epoch: 'e', seq });
const hello = (facts: Partial<HelloFrame>): HelloFrame => ({
  event: 'hello',
  epoch: 'e',
  seq: 5,
  resync: false,
  at: '2026-03-02T09:30:00.000Z',
  ...facts,
});
const event = (seq: number): EventFrame => ({
  event: 'service.changed',
  seq,
  payload: { service_id: 1, service: null },
});

it('I4 the first connection reloads what was loaded before it was open', () => {
  expect(follow(null, hello({}))).toEqual({
    kind: 'greeted',
    position: at(5),
    resync: true,
  });
});

it('I4 a connection that comes back continues where it stopped', () => {
  expect(follow(at(5), hello({ seq: 5 }))).toMatchObject({ position: at(5), resync: false });
  // A server may as well greet with its latest number: what lies between is replayed.
  expect(follow(at(5), hello({ seq: 9 }))).toMatchObject({ position: at(5), resync: false });
});

it.each([
  ['the server says so', hello({ seq: 900, resync: true }), 900],
  ['the history is another one', hello({ epoch: 'other', seq: 2 }), 2],
  ['the server knows less than we have seen', hello({ seq: 3 }), 3],
])('I4 everything is reloaded when %s', (_why, frame, seq) => {
  expect(follow(at(5), frame)).toMatchObject({
    kind: 'greeted',
    resync: true,
    position: { seq },
  });
});

it('I4 an event before the greeting is taken for a gap', () => {
  expect(follow(null, event(6))).toEqual({ kind: 'gap' });
});

it('I4 the address carries the position once there is one', () => {
  expect(liveAddress('wss://x/live', null)).toBe('wss://x/live');
  expect(liveAddress('wss://x/live?a=1', at(5))).toBe('wss://x/live?a=1&epoch=e&since=5');
});

it("I1 'pong' is ignored, and I6 what is no frame is logged only", () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readFrame('pong')).toBeNull();
  expect(log).not.toHaveBeenCalled();
  expect([readFrame('{'), readFrame('[]'), readFrame('7')]).toEqual([null, null, null]);
  expect(log).toHaveBeenCalledTimes(3);
  log.mockRestore();
});
