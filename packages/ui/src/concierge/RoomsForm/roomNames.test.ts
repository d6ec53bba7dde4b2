import { expect, it } from 'vitest';
import { roomNames } from './roomNames.ts';

it.each([
  ['101–103', ['101', '102', '103']],
  ['Room 9 - Room 11', ['Room 9', 'Room 10', 'Room 11']],
  ['B2 008-010 West', ['B2 008 West', 'B2 009 West', 'B2 010 West']],
  ['Lobby\r\n\r\n  Spa desk \tBar', ['Lobby', 'Spa desk', 'Bar']],
  ['1-2, 11-12; Bar', ['1', '2', '11', '12', 'Bar']],
  ['Room 12', ['Room 12']],
  ['7-3', ['7-3']],
  ['2026-11-30', ['2026-11-30']],
  ['1-2-3', ['1-2-3']],
  [' \n', []],
])('U70 %j are the rooms %j', (text, names) => {
  expect(roomNames(text, 200)).toEqual(names);
});

it('U70 a range of millions is no more than one too many', () => {
  expect(roomNames('1-99999999\n1-99999999', 200)).toHaveLength(201);
});
