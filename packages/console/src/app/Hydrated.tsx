import { useLayoutEffect } from 'react';

/** A view that came with the page can be used from here on. */
export function makeUsable(): void {
  document.getElementById('root')?.removeAttribute('inert');
}

/**
 * Draws nothing; when it stands, all before it does. Until then a view that came with the page is inert:
 * nothing that is pressed is lost, nothing that is typed is overwritten.
 */
export function Hydrated(): null {
  useLayoutEffect(makeUsable, []);
  return null;
}
