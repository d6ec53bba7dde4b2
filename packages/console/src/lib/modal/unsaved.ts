import { useEffect, useState } from 'react';

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

/**
 * Keeps a form from being lost without a question: by Back, a closed modal, another screen or a closed
 * tab. Give the answer to the form's `onDirtyChange`.
 * @param active The form is open and not saved.
 */
export function useUnsaved(active: boolean): (dirty: boolean) => void {
  const [dirty, setDirty] = useState(false);
  if (!active && dirty) setDirty(false);
  const unsaved = active && dirty;
  useEffect(() => {
    if (!unsaved) return undefined;
    const { pathname, search } = window.location;
    const mark = { path: pathname, params: new URLSearchParams(search) };
    marks.add(mark);
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      marks.delete(mark);
      window.removeEventListener('beforeunload', askBrowser);
    };
  }, [unsaved]);
  return setDirty;
}

/** The browser asks in its own words. */
function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Whether going to this address closes a form that is not saved. One more modal over it does not. */
export function losesUnsaved({ pathname, search }: Address): boolean {
  const next = new URLSearchParams(search);
  return [...marks].some(
    ({ path, params }) =>
      path !== pathname || [...params].some(([name, value]) => next.get(name) !== value),
  );
}
