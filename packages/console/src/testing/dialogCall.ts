import type { UnknownAction } from 'redux';
import { type LookupKind, lookupClosed, lookupRequested } from '../features/lookup/lookupSlice.ts';
import type { SignedIn } from './signedIn.ts';
import type { TestConsole } from './testConsole.ts';

export type State = ReturnType<TestConsole['state']>;

/** One of the two things a dialog is opened for. */
export interface Subject {
  /** What the dialog does when it opens. */
  open?: UnknownAction[];
  /** The call. */
  ask: UnknownAction;
  /** What the dialog does when it is closed. */
  close?: UnknownAction[];
  /** What the dialog shows; null while it loads. */
  shown: (state: State) => unknown;
  /** What a toast calls it. */
  name?: string;
}

export interface Dialog {
  call: string;
  /** Its path. */
  path: RegExp;
  /** It loads what the dialog shows: the dialog makes it when it opens. */
  loads?: true;
  /** Nobody is told whether it went well. */
  silent?: true;
  /** Two things that it may be opened for. */
  subjects: (context: SignedIn) => Promise<[Subject, Subject]>;
}

/** A call that is made for any two things of a kind. */
export const dialog = (
  call: string,
  path: RegExp,
  make: (context: SignedIn) => Promise<Subject>,
  kind: Pick<Dialog, 'loads' | 'silent'> = {},
): Dialog => ({
  call,
  path,
  ...kind,
  subjects: async (context) => [await make(context), await make(context)],
});

let count = 0;
export const name = (what: string) => `${what} ${(count += 1)}`;

export const lookups = (kind: LookupKind, make: (context: SignedIn) => Promise<number>): Dialog =>
  dialog(
    `a ${kind} that is found`,
    /query$|device-list$/,
    async (context) => ({
      ask: lookupRequested({ kind, id: await make(context) }),
      close: [lookupClosed(kind)],
      shown: ({ lookup }) => lookup[kind].row && lookup[kind],
    }),
    { loads: true },
  );
