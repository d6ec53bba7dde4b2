import { useSyncExternalStore } from 'react';
import type { Notice } from '../lib/notify.ts';
import { createSignal } from '../lib/signal.ts';

/** A live notice once it is one line in the header. */
export interface FoldedToast extends Pick<Notice, 'title' | 'body'> {
  id: string;
  count: number;
  href: string | undefined;
}

let folded: readonly FoldedToast[] = [];
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const changed = createSignal();

function set(next: readonly FoldedToast[]): void {
  folded = next;
  changed.tell();
}

const without = (id: string) => folded.filter((toast) => toast.id !== id);

export const isFolded = (id: string): boolean => timers.has(id);

/** Keeps a live notice as a part of the header's line for so many milliseconds more. */
export function fold(id: string, { title, body, live }: Notice, ms: number): void {
  clearTimeout(timers.get(id));
  timers.set(
    id,
    setTimeout(() => {
      timers.delete(id);
      set(without(id));
    }, ms),
  );
  const { count = 1, href } = live ?? {};
  set([...without(id), { id, title, body, count, href }]);
}

export function clearFolded(): void {
  for (const timer of timers.values()) clearTimeout(timer);
  timers.clear();
  if (folded.length > 0) set([]);
}

export const useFolded = (): readonly FoldedToast[] =>
  useSyncExternalStore(changed.listen, () => folded);
