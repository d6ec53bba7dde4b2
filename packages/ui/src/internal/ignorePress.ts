import type { MouseEvent } from 'react';

/** Keeps a native control as it is while it stays focusable: its press is taken back before it changes. */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
