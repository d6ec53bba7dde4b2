import { useSyncExternalStore } from 'react';
import type { Notice } from '../lib/notify.ts';
import { createSignal } from '../lib/signal.ts';

const KEY = 'concierge.failures';
/** How many are kept, the newest. */
const MOST = 20;

const changed = createSignal();
let failures: readonly Notice[] = read();

/** Those from before a reload; none where storage is forbidden or holds something else. */
function read(): readonly Notice[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Notice[]) : [];
  } catch {
    return [];
  }
}

function set(next: readonly Notice[]): void {
  if (next.length === 0 && failures.length === 0) return;
  failures = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Then they last until the page is left.
  }
  changed.tell();
}

const without = (id: string | undefined) => failures.filter((one) => one.id !== id);

/** Keeps failures whose toast went by itself, until they are opened. */
export const keepFailures = (notices: readonly Notice[]): void =>
  set(
    [
      ...notices.reduce((kept, { id }) => kept.filter((one) => one.id !== id), failures),
      ...notices,
    ].slice(-MOST),
  );

/** What failed has succeeded, or has failed again. */
export const forgetFailure = (id: string): void => set(without(id));

/** They are opened, or belong to a user who has gone. */
export function takeFailures(): readonly Notice[] {
  const taken = failures;
  set([]);
  return taken;
}

export const hasFailures = (): boolean => failures.length > 0;

export const useFailures = (): readonly Notice[] =>
  useSyncExternalStore(changed.listen, () => failures);
