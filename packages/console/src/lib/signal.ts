/** Something that happens, for those who listen. */
export interface Signal<Event> {
  /** Returns an unsubscribe function. */
  listen: (listener: (event: Event) => void) => () => void;
  tell: (event: Event) => void;
}

export function createSignal<Event = void>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell(event) {
      for (const listener of listeners) listener(event);
    },
  };
}
