import { expect, it } from 'vitest';
import { groupsOf, piecesOf, stateOf, storyOf } from './changesModel.ts';

it('V7 changed pictures are grouped by component, screens first', () => {
  const names = [
    'components-datatable/default',
    'components-datatable/loading',
    'screens-users/delete',
  ];
  expect(groupsOf(names, ['DataTable'])).toEqual([
    { component: 'screens-users', title: 'Screens / Users', names: ['screens-users/delete'] },
    {
      component: 'components-datatable',
      title: 'Components / DataTable',
      names: names.slice(0, 2),
    },
  ]);
});

it('a picture tells its state and its story', () => {
  expect(stateOf('screens-requests/reply-pending')).toBe('Reply pending');
  expect(storyOf('components-button/all-states-dark')).toBe('components-button--all-states');
});

it('code in a text stands at the odd places', () => {
  expect(piecesOf('`Button` is larger')).toEqual(['', 'Button', ' is larger']);
});
