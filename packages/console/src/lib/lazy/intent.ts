type Reaction = (element: Element) => Promise<unknown> | undefined;

/**
 * Loads ahead what somebody reaches for, by the pointer over it or the focus on it. A module that cannot be had now is
 * asked for again when it is needed. Returns the way out.
 * @param selector What has to be reached for.
 */
export function onIntent(selector: string, load: Reaction): () => void {
  const hear = ({ target }: Event) => {
    const element = target instanceof Element ? target.closest(selector) : null;
    if (element) load(element)?.catch(() => undefined);
  };
  document.addEventListener('pointerover', hear);
  document.addEventListener('focusin', hear);
  return () => {
    document.removeEventListener('pointerover', hear);
    document.removeEventListener('focusin', hear);
  };
}
