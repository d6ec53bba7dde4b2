type Reaction = (element: Element) => Promise<unknown> | undefined;

/**
 * Preloads what the user is about to use: an element under the pointer or with the focus. A module that fails
 * to load is requested again when it is needed. Returns an unsubscribe function.
 * @param selector Of the elements to watch.
 */
export function onIntent(selector: string, load: Reaction): () => void {
  const preload = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element) load(element)?.catch(() => undefined);
  };
  document.addEventListener('pointerover', preload);
  document.addEventListener('focusin', preload);
  return () => {
    document.removeEventListener('pointerover', preload);
    document.removeEventListener('focusin', preload);
  };
}
