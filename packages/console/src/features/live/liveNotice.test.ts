import { expect, it } from 'vitest';
import { LIVE_ICON, createToastThrottle, toastOf } from './liveNotice.ts';

it('I2 a toast stays 100 000 ms and is an info unless the event says otherwise', () => {
  expect(toastOf({ show: true, title: 'Towels', body: 'Room 12', note: 'two please' })).toEqual({
    tone: 'info',
    title: 'Towels',
    body: 'Room 12: two please',
    timeout: 100_000,
    icon: LIVE_ICON,
    live: { count: 1 },
  });
  expect(
    toastOf({ show: true, body: 'Full', timeout: 3_000, type: 'error', icon: '/icons/a.svg' }),
  ).toEqual({
    tone: 'danger',
    body: 'Full',
    timeout: 3_000,
    icon: '/icons/a.svg',
    live: { count: 1 },
  });
});

it('I2 without show, or without a word, there is no toast', () => {
  expect(toastOf({ reloadState: true, title: 'Towels', body: 'Room 12' })).toBeNull();
  expect(toastOf({ show: true })).toBeNull();
  expect(toastOf({ show: true, title: 'Towels' })).toMatchObject({ body: 'Towels' });
});

it('I4 of a burst three are shown and the others counted', () => {
  let now = 0;
  const shown: string[] = [];
  const overflow: number[] = [];
  const receive = createToastThrottle(
    ({ body }) => shown.push(body),
    ({ count }) => overflow.push(count),
    () => now,
  );
  const receiveBurst = (...bodies: string[]) => {
    for (const body of bodies) receive({ show: true, body });
  };
  receive({ reloadState: true });
  receiveBurst('a', 'b', 'c', 'd', 'e');
  expect([shown, overflow]).toEqual([
    ['a', 'b', 'c'],
    [1, 2],
  ]);
  now += 2_001;
  receiveBurst('f');
  expect(shown).toEqual(['a', 'b', 'c', 'f']);
});

it('R3 toasts of one busy device become one line, and others are shown as before', () => {
  let now = 0;
  const shown: string[] = [];
  const lines: unknown[] = [];
  const receive = createToastThrottle(
    ({ body }) => shown.push(body),
    (line) => lines.push(line),
    () => now,
  );
  const request = (body: string) => receive({ event: 'request.created', show: true, body });
  // One every five seconds, which is no burst: each stays on screen for 100 seconds.
  for (let count = 0; count < 12; count += 1) {
    request('Room 101');
    now += 5_000;
  }
  expect(shown).toEqual(['Room 101', 'Room 101', 'Room 101']);
  expect(lines.at(-1)).toEqual({ count: 12, device: 'Room 101' });

  for (let count = 0; count < 50; count += 1) request('Room 101');
  request('Room 102');
  expect(shown.at(-1)).toBe('Room 102');

  // Later it is a single request again.
  now += 100_001;
  request('Room 101');
  expect(shown.at(-1)).toBe('Room 101');
});
