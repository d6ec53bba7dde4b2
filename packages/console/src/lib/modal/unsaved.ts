import { useEffect, useState } from 'react';
import { listen } from '../listen.ts';

/** The address under which something was typed that is not saved yet. */
interface Unsaved {
  path: string;
  params: URLSearchParams;
}

interface Address {
  pathname: string;
  search: string;
}

const marks = new Set<Unsaved>();
/** How many hold something that would be lost with the page. */
let holders = 0;

/**
 * Keeps a form from being lost without a question: by Back, a closed modal, another screen or a closed
 * tab. Give the answer to the form's `onDirtyChange`.
 * @param active The form is open and not saved.
 * @param kept What was typed is safe for now: it waits to be sent.
 */
export function useUnsaved(active: boolean, kept = false): (dirty: boolean) => void {
  const [dirty, setDirty] = useState(false);
  if (!active && dirty) setDirty(false);
  const unsaved = active && dirty && !kept;
  useEffect(() => {
    if (!unsaved) return undefined;
    const { pathname, search } = window.location;
    const mark = { path: pathname, params: new URLSearchParams(search) };
    marks.add(mark);
    return () => void marks.delete(mark);
  }, [unsaved]);
  useAskBeforeClosing(unsaved);
  return setDirty;
}

/** Asks before the tab is closed, and only then: for what is kept when its form is left. */
export function useAskBeforeClosing(unsaved: boolean): void {
  useEffect(() => (unsaved ? askBeforeClosing() : undefined), [unsaved]);
}

/** The same for what no form shows. Returns how to end it. */
export function askBeforeClosing(): () => void {
  holders += 1;
  // The browser asks in its own words.
  const stop = listen(globalThis.window, 'beforeunload', (event) => event.preventDefault());
  return () => {
    holders -= 1;
    stop();
  };
}

/** Whether something that was typed would be lost with the page. */
export const isAnythingUnsaved = (): boolean => holders > 0;

/** Whether going to this address closes a form that is not saved. One more modal over it does not. */
export function losesUnsaved({ pathname, search }: Address): boolean {
  const next = new URLSearchParams(search);
  return [...marks].some(
    ({ path, params }) =>
      path !== pathname || [...params].some(([name, value]) => next.get(name) !== value),
  );
}
