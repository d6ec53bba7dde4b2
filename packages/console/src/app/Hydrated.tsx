import { useLayoutEffect } from 'react';

/**
 * Draws nothing; when it stands, all before it does. Until then a view that came with the page is inert:
 * nothing that is pressed is lost, nothing that is typed is overwritten.
 */
export function Hydrated(): null {
  useLayoutEffect(() => document.getElementById('root')?.removeAttribute('inert'), []);
  return null;
}
