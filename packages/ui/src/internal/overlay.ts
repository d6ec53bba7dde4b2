import type { ComponentType } from 'react';

/** What a component shows over the page once it is opened, and how it comes there. */
export interface Overlay<Props extends object> {
  /** Renders it. Never throws because it is not loaded. */
  Part: ComponentType<Props>;
  /** Loads it ahead, for example when the pointer is over what opens it. Never throws. */
  preload: () => void;
  /** Runs `then` once it is loaded, at once if it is; not at all when loading fails. */
  whenReady: (then: () => void) => void;
}

/** An overlay that is part of the bundle, so that it opens without network. */
export function bundled<Props extends object>(Part: ComponentType<Props>): Overlay<Props> {
  return { Part, preload: () => undefined, whenReady: (then) => then() };
}
