import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import type { IconSource } from '../Icon/iconOf.tsx';

/** Who did it: a member of staff, a guest, or the system by itself. */
export type TimelineActor = 'staff' | 'guest' | 'system';

/** One thing that happened. */
export interface TimelineEntry {
  /** The same for as long as it is the same entry. */
  id: string | number;
  actor: TimelineActor;
  /** What happened and who did it, for example 'Approved by elif'. */
  text: string;
  /** When, formatted. */
  at: string;
  /** When, machine-readable (ISO 8601). */
  dateTime?: string | undefined;
  /** Where it was done, for example 'Console'. */
  via?: string | undefined;
  /** Replaces the icon of the actor: a bundled one by name, or an element. */
  icon?: IconSource | undefined;
  /** What was written: a note, a message. Line breaks stay. */
  note?: string | undefined;
  /** Who may read the note, in words, for example 'Staff only'; needed with `audience`. */
  audienceText?: string | undefined;
  /** Colors the note: for staff alone, or for the guest. */
  audience?: 'staff' | 'guest' | undefined;
  /** Shown in place of the note where its author took it back. */
  withdrawn?: string | undefined;
  /** A small button, for example to withdraw the note. */
  action?: ReactNode;
}

export interface TimelineLabels {
  /** Accessible name of the list. */
  list: string;
  /** The button that loads entries before the first one. */
  earlier: string;
  /** Read out while entries are loaded for the first time. */
  loading: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface TimelineProps extends ElementProps<'div', 'children'> {
  /** Oldest first. Keep the identity of entries that did not change. */
  entries: ReadonlyArray<TimelineEntry>;
  /** Loads entries before the first one; without it there are none. */
  onEarlier?: (() => void) | undefined;
  /** The first load: placeholders are shown. */
  loading?: boolean | undefined;
  /** Shown in place of the entries when loading failed. */
  error?: ReactNode;
  /** Texts, for screen readers too. */
  labels: TimelineLabels;
}
