import { describe, expect, it } from 'vitest';
import { groupRooms } from './roomGroups.ts';

const labels = { floor: (floor: number) => `Floor ${floor}`, others: 'Others' };
const groupsOf = (...names: string[]) =>
  groupRooms(names, (name) => name, labels)?.map(({ label, items }) => [label, ...items]) ?? null;

describe('U43 rooms by floor', () => {
  it('the hundreds of the number at the end are the floor', () => {
    expect(groupsOf('Room 101', 'Room 102', 'Room 1201', 'Room 1204')).toEqual([
      ['Floor 1', 'Room 101', 'Room 102'],
      ['Floor 12', 'Room 1201', 'Room 1204'],
    ]);
  });

  it('floors are in order, whatever the rooms are called, and rooms stay in theirs', () => {
    expect(
      groupsOf('East 210', 'East 101', 'West 202', 'West 101', 'Oda 305 B', 'Oda 301'),
    ).toEqual([
      ['Floor 1', 'East 101', 'West 101'],
      ['Floor 2', 'East 210', 'West 202'],
      ['Floor 3', 'Oda 305 B', 'Oda 301'],
    ]);
  });

  it('what has no floor comes last', () => {
    expect(groupsOf('Lobby', 'Room 5', 'Room 101', 'Room 102', 'Room 201', 'Room 202')).toEqual([
      ['Floor 1', 'Room 101', 'Room 102'],
      ['Floor 2', 'Room 201', 'Room 202'],
      ['Others', 'Lobby', 'Room 5'],
    ]);
  });

  it.each<[string, string[]]>([
    ['one floor', ['Room 101', 'Room 102', 'Room 103']],
    ['one floor and a single room of another', ['Room 101', 'Room 102', 'Room 201']],
    ['no numbers', ['Lobby', 'Pool', 'Spa']],
    ['low numbers', ['Room 1', 'Room 2', 'Room 3']],
    ['long numbers', ['10101', '10102', '20201', '20202']],
    ['nothing', []],
  ])('%s makes no groups', (_what, names) => {
    expect(groupsOf(...names)).toBeNull();
  });

  it('without floors the beginnings of names are the groups', () => {
    expect(groupsOf('Spa 1', 'Havuz 1', 'Spa 2', 'Havuz 2', 'Lobi', 'Teras 1')).toEqual([
      ['Spa', 'Spa 1', 'Spa 2'],
      ['Havuz', 'Havuz 1', 'Havuz 2'],
      ['Others', 'Lobi', 'Teras 1'],
    ]);
  });
});
