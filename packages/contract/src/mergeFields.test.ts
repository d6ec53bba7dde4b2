import { expect, it } from 'vitest';
import { mergeFields } from './mergeFields.ts';

const was = { name: 'Spa', color: '#000000', rooms: ['101', '102'] };

it.each([
  ['what only the form changed', { ...was, name: 'Sauna' }, was, { ...was, name: 'Sauna' }, []],
  ['what only others changed', was, { ...was, name: 'Pool' }, { ...was, name: 'Pool' }, []],
  [
    'both, in different fields',
    { ...was, name: 'Sauna' },
    { ...was, color: '#ffffff', rooms: [] },
    { name: 'Sauna', color: '#ffffff', rooms: [] },
    [],
  ],
  [
    'the same, by both',
    { ...was, name: 'Pool', rooms: ['103', '101'] },
    { ...was, name: 'Pool', rooms: ['101', '103'] },
    { ...was, name: 'Pool', rooms: ['103', '101'] },
    [],
  ],
  ['what only looks changed', { ...was, name: 'Spa ' }, was, was, []],
  [
    'a list in another order',
    { ...was, rooms: ['102', '101'] },
    { ...was, rooms: ['104'] },
    { ...was, rooms: ['104'] },
    [],
  ],
  [
    'one field, by both',
    { ...was, name: 'Sauna', rooms: ['101'] },
    { ...was, name: 'Pool', rooms: ['101', '102', '103'] },
    { ...was, name: 'Sauna', rooms: ['101'] },
    ['name', 'rooms'],
  ],
])('Y40 a saved form keeps %s', (_what, sent, stored, values, conflicts) => {
  expect(mergeFields(sent, stored, was)).toEqual({ values, conflicts });
});

it('Y40 without what the form began with, all that was sent is stored', () => {
  const sent = { ...was, name: 'Sauna' };
  const stored = { ...was, name: 'Pool', color: '#ffffff' };
  expect(mergeFields(sent, stored)).toEqual({ values: sent, conflicts: [] });
});
