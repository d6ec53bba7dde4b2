import { use, useEffect, useState } from 'react';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { UiContext } from './uiContext.ts';

/** Makes an overlay of react-aria open in the container of `UiProvider`. */
export function usePortal(open: boolean): { UNSTABLE_portalContainer?: Element } {
  const container = use(UiContext)?.container;
  useFocusBack(open, container);
  if (!container) return {};
  // Else the focus inside a shadow root is unknown to react-aria.
  if (container.getRootNode() !== container.ownerDocument) enableShadowDOM();
  return { UNSTABLE_portalContainer: container };
}

/** Gives the focus back in an iframe: react-aria knows what had it in the document of the script alone. */
function useFocusBack(open: boolean, container: HTMLElement | undefined): void {
  const [before, setBefore] = useState<Element | null>();
  const frame = container?.ownerDocument;
  if (!open && before !== undefined) setBefore(undefined);
  if (open && before === undefined && frame)
    setBefore(frame === document ? null : frame.activeElement);
  useEffect(() => {
    if (!before) return undefined;
    return () => (before as HTMLElement).focus();
  }, [before]);
}
