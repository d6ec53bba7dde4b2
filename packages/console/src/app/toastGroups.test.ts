import type { ToastOptions } from '@concierge/ui/Toaster';
import { expect, it } from 'vitest';
import type { Notice } from '../lib/notify.ts';
import { createToastGroups } from './toastGroups.ts';

/** The toasts on screen, as their two lines. */
function screen() {
  const shown = new Map<string, ToastOptions>();
  const kept: unknown[] = [];
  const leave = (id: string, byUser = false) => {
    const toast = shown.get(id);
    shown.delete(id);
    toast?.onLeave?.(byUser);
  };
  const show = createToastGroups((toast) => shown.set(toast.id ?? '', toast), leave, {
    keep: (notices) => kept.push(...notices.map(({ about }) => about)),
    forget: () => undefined,
  });
  const lines = () =>
    [...shown.values()].map(({ tone, title, body }) =>
      [tone, title, body as string].filter(Boolean).join(' | '),
    );
  return {
    show,
    lines,
    kept,
    leaveAll: (byUser = false) => [...shown.keys()].forEach((id) => leave(id, byUser)),
  };
}

const saved = (about: string): Notice => ({
  tone: 'success',
  body: 'Saved',
  about,
  id: `Not saved ${about}`,
});
const failed = (about: string, body = 'No connection'): Notice => ({
  tone: 'danger',
  title: 'Not saved',
  body,
  about,
  id: `Not saved ${about}`,
});

const CASES: { name: string; notices: Notice[]; lines: string[] }[] = [
  { name: 'one', notices: [saved('Room 1')], lines: ['success | Saved | Room 1'] },
  {
    name: 'several of a kind, the newest first',
    notices: [saved('Room 1'), saved('Room 2')],
    lines: ['success | Saved (2) | Room 2, Room 1'],
  },
  {
    name: 'more than can be named',
    notices: ['1', '2', '3', '4', '5'].map((room) => saved(`Room ${room}`)),
    lines: ['success | Saved (5) | Room 5, Room 4, Room 3 +2'],
  },
  {
    name: 'about nothing that has a name',
    notices: [
      { tone: 'warning', body: 'Not now' },
      { tone: 'warning', body: 'Not now' },
    ],
    lines: ['warning | Not now (2)'],
  },
  {
    name: 'failures for the same reason, and one for another',
    notices: [failed('Room 1'), failed('Room 2'), failed('Room 3', 'It is gone')],
    lines: [
      'danger | Not saved (2) | Room 2, Room 1: No connection',
      'danger | Not saved | Room 3: It is gone',
    ],
  },
  {
    name: 'the same one again, which counts once',
    notices: [failed('Room 1'), failed('Room 1')],
    lines: ['danger | Not saved | Room 1: No connection'],
  },
  {
    name: 'a success, which takes its own failure from those of others',
    notices: [failed('Room 1'), failed('Room 2'), saved('Room 1')],
    lines: ['danger | Not saved | Room 2: No connection', 'success | Saved | Room 1'],
  },
  {
    name: 'a success after the only failure',
    notices: [failed('Room 1'), saved('Room 1')],
    lines: ['success | Saved | Room 1'],
  },
];

it.each(CASES)('U52 U27 one toast for notices of a kind: $name', ({ notices, lines }) => {
  const toasts = screen();
  notices.forEach(toasts.show);
  expect(toasts.lines()).toEqual(lines);
  toasts.leaveAll();
  toasts.show(saved('Room 9'));
  expect(toasts.lines()).toEqual(['success | Saved | Room 9']);
});

it('U79 failures whose toast goes by itself are kept; successes, and what the user closes, are not', () => {
  const toasts = screen();
  const notices = [saved('Room 1'), failed('Room 2'), failed('Room 3')];
  notices.forEach(toasts.show);
  toasts.leaveAll(true);
  expect(toasts.kept).toEqual([]);
  notices.forEach(toasts.show);
  toasts.leaveAll();
  expect(toasts.kept).toEqual(['Room 3', 'Room 2']);
});
