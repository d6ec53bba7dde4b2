import type { MouseEvent } from 'react';

/** Keeps a native control unchanged but focusable: its press is canceled before it takes effect. */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
}
