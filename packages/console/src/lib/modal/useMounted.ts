import { useState, type Ref } from 'react';

/**
 * Whether a modal is mounted; give the ref to it. A modal makes inert what is on the page when it opens, so
 * one that a link opens together with the one below has to wait until that one is mounted.
 */
export function useMounted(): [mounted: boolean, ref: Ref<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return [element !== null, setElement];
}
