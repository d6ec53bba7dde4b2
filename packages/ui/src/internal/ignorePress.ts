import type { MouseEvent } from 'react';

/** Keeps a native control unchanged but focusable: its press is cancelled before it takes effect. */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
