'use client';

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import type { Overlay } from './overlay.ts';

/** Pause before it is tried once more. */
const RETRY_AFTER_MS = 800;

interface Openable {
  /** Whether it is to be seen. Default: always while it is mounted. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const known = new Set<() => Promise<unknown>>();

/**
 * Loads what the components of this bundle load when it is first opened, where the product asked for that with
 * the condition `concierge-lazy`: for a page that must open menus and modals offline from then on. Without that
 * condition they are in the bundle, and it resolves at once.
 * @throws what the bundler throws for a part that cannot be loaded.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([...known].map((load) => load()));
}

/** @throws what the last attempt throws; at once where there is no network */
function withRetries<Loaded>(load: () => Promise<Loaded>, left = 2): Promise<Loaded> {
  return load().catch(async (error: unknown) => {
    if (!left || !navigator.onLine) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, RETRY_AFTER_MS);
    });
    return withRetries(load, left - 1);
  });
}

/**
 * An overlay in a file of its own that is loaded when it is first needed. Until then its place shows `fallback`.
 * When it cannot be loaded the page stays as it is, the error is reported to the window, and what was to be open
 * is closed, so that the next press tries again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): Overlay<Props> {
  let part: ComponentType<Props> | undefined;
  // Browsers answer a second `import()` of a module from memory.
  const start = async () => (part = await withRetries(load));
  known.add(start);

  function Part(props: Props): ReactNode {
    const [, setLoaded] = useState(false);
    const Loaded = part;
    const { open, onOpenChange }: Openable = props;
    const isMissing = !Loaded && open !== false;
    const fail = useEffectEvent((error: unknown) => {
      reportError(error);
      onOpenChange?.(false);
    });
    useEffect(() => {
      if (isMissing) start().then(() => setLoaded(true), fail);
    }, [isMissing]);
    return Loaded ? <Loaded {...props} /> : fallback;
  }
  return {
    Part,
    preload: () => void start().catch(() => undefined),
    whenReady: (then) => {
      if (part) then();
      else void start().then(then, reportError);
    },
  };
}
