import { useLayoutEffect } from 'react';

const standing = Promise.withResolvers<void>();

/** Settles when the page can be used; what nobody waits for comes after it. */
export const usable: Promise<void> = standing.promise;

/** A view that came with the page can be used from here on. */
export function makeUsable(): void {
  standing.resolve();
  const root = document.getElementById('root');
  for (const mark of ['inert', 'aria-busy']) root?.removeAttribute(mark);
}

/**
 * Draws nothing; when it stands, all before it does. Until then a view that came with the page is inert
 * or, where somebody is signed in, busy (`public/theme.js`): nothing that is pressed does half of what it
 * should, nothing that is typed is overwritten.
 */
export function Hydrated(): null {
  useLayoutEffect(makeUsable, []);
  return null;
}
