import type { ReactNode } from 'react';
import type { ModalProps, OpenProps } from '../../components/Modal/modalTypes.ts';
import type { ComboboxLabels } from '../../components/Combobox/Combobox.tsx';

/** A request that can be handed over. */
export interface HandOverItem {
  id: number;
  /** What it is, for example 'Taxi'. */
  name: string;
  /** Where it came from and when, for example 'Room 204 · 09:14'. */
  detail: string;
  /** What became of it, once that is known. */
  result?: { ok: boolean; text: string } | undefined;
}

/** Someone who can get it. */
export interface HandOverColleague {
  id: number;
  name: string;
}

/** What the user decided. */
export interface HandOver {
  /** Ids of the requests, in their order. */
  ids: number[];
  /** Id of the colleague. */
  to: number;
  /** For staff alone; empty when nothing was typed. */
  note: string;
}

export interface HandOverLabels {
  title: string;
  /** Accessible name of several requests. */
  items: string;
  colleague: string;
  colleaguePlaceholder: string;
  /** Finding a colleague by typing. */
  search: ComboboxLabels;
  /** Shown in place of the choice when there is no colleague. */
  noColleagues: string;
  note: string;
  /** Under the note: who reads it. */
  noteDescription: string;
  /** Too many characters in the note. */
  noteTooLong: (count: number) => string;
  loading: string;
  /** The button that hands over so many requests. */
  confirm: (count: number) => string;
  cancel: string;
  /** The button that closes once everything has a result. */
  close: string;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the dialog element. */
export interface HandOverDialogProps
  extends
    OpenProps,
    Omit<
      ModalProps,
      'title' | 'size' | 'footer' | 'closeLabel' | 'children' | 'dismissable' | 'role'
    > {
  /** The requests: one is named, of several the user chooses. With results they say what became of each. */
  items: ReadonlyArray<HandOverItem>;
  /** Who can get them, by name. */
  colleagues: ReadonlyArray<HandOverColleague>;
  /** The colleagues are being loaded. */
  loading?: boolean | undefined;
  /** They are being handed over. */
  pending?: boolean | undefined;
  /** Why that failed, shown in place; what was typed stays. */
  error?: ReactNode;
  /** The user confirmed. */
  onHandOver: (handOver: HandOver) => void;
  /** Called when something is chosen or typed that would be lost, and when it no longer is. */
  onDirtyChange?: ((dirty: boolean) => void) | undefined;
  /** Longest note in characters. Default 500. */
  noteMaxLength?: number | undefined;
  /** Texts, for screen readers too. */
  labels: HandOverLabels;
}
