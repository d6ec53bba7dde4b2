'use client';

import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import type { Overlay } from './overlay.ts';

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

/** Milliseconds a sign of life of the server may take. */
const TIMEOUT_MS = 4_000;

/**
 * Most browsers remember a failed import until the page is reloaded, so one that believes to be offline asks the page's
 * server first: it may be wrong. A service worker may have the file without network.
 */
async function expectServer(): Promise<void> {
  if (mayLoad()) return;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: controller.signal });
  } finally {
    clearTimeout(timer);
  }
}

function mayLoad(): boolean {
  try {
    return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/**
 * An overlay in a file of its own that is loaded when it is first needed. Until then its place shows `Fallback`.
 * When it cannot be loaded the page stays as it is, the error is reported to the window, and what was to be open
 * is closed, so that the next press tries again.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback?: ComponentType<Props>,
): Overlay<Props> {
  let part: ComponentType<Props> | undefined;
  // Browsers answer a second `import()` of a module from memory.
  const start = async () => {
    await expectServer();
    return (part = await load());
  };
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
    if (Loaded) return <Loaded {...props} />;
    return Fallback ? <Fallback {...props} /> : undefined;
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
