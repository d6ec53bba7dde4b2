import { expect, it } from 'vitest';
import { message } from '../sync/testHotel.ts';
import { arrivedSince } from './tabletState.ts';

const first = message;
const second = { ...message, message_id: 6 };
const read = { ...message, message_id: 7, viewed_at: '2026-03-02T09:30:00.000Z' };

it.each([
  ['a new one', [first], [second, first], [second]],
  ['the first one', [], [first], [first]],
  ['none that was there at the first load', null, [second, first], []],
  ['none that was there before', [second, first], [second, first], []],
  ['none that was read', [first], [read, first], []],
])('Q10 of the messages those are announced that have come: %s', (_, before, messages, arrived) => {
  expect(arrivedSince(before, messages)).toEqual(arrived);
});
