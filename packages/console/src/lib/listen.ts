/** Returns an unsubscribe function. Outside of a browser there is nothing to listen to. */
export function listen(
  target: EventTarget | undefined,
  type: string,
  listener: (event: Event) => void,
): () => void {
  target?.addEventListener(type, listener);
  return () => target?.removeEventListener(type, listener);
}
