import { useState, type Ref } from 'react';

/**
 * Whether a modal is on the page; give the ref to it. A modal makes inert what is there when it opens,
 * so that one which a link opens together with the one below has to wait until that one stands.
 */
export function useStanding(): [stands: boolean, ref: Ref<HTMLElement>] {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return [element !== null, setElement];
}
