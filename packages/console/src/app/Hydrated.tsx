import { useLayoutEffect } from 'react';

const standing = Promise.withResolvers<void>();

/** Settles when the page can be used; what nobody waits for comes after it. */
export const usable: Promise<void> = standing.promise;

let isUsable = false;

/** A view that came with the page can be used from here on. */
export function makeUsable(): void {
  if (isUsable) return;
  isUsable = true;
  standing.resolve();
  const root = document.getElementById('root');
  // Only what came with the page: a modal that opened meanwhile makes it inert as well.
  root?.removeAttribute(root.ariaBusy ? 'aria-busy' : 'inert');
}

/**
 * Draws nothing; when it stands, all before it does. Until then a view that came with the page is inert
 * or, where somebody is signed in, busy (`public/first.js`): nothing that is pressed does half of what it
 * should, nothing that is typed is overwritten.
 */
export function Hydrated(): null {
  useLayoutEffect(makeUsable, []);
  return null;
}
