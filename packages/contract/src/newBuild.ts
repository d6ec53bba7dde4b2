import { timeLimit } from './timeLimit.ts';

const TIMEOUT_MS = 4_000;

/**
 * Whether the server has another build than the one this page was loaded from; null without an answer.
 * @param list Address of the list of the build's files.
 * @param assets Path below which these files are.
 */
export async function isOutdated(list: string, assets: string): Promise<boolean | null> {
  const limit = timeLimit(TIMEOUT_MS);
  try {
    const answer = await fetch(list, { cache: 'no-store', signal: limit.signal });
    const files: unknown = answer.ok ? await answer.json() : null;
    if (!Array.isArray(files)) return null;
    return loadedFiles(assets).some((file) => !files.includes(file));
  } catch {
    return null;
  } finally {
    limit.end();
  }
}

/** The files of its build that this page names. */
function loadedFiles(assets: string): string[] {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
    'script[src], link[href]',
  );
  return Array.from(elements, (element) => {
    const { pathname } = new URL('src' in element ? element.src : element.href);
    return pathname;
  }).filter((path) => path.startsWith(assets));
}

/** In the name of the window, which outlives a reload and, unlike the storage, no browser or setting refuses. */
const noteOf = (assets: string) => `concierge.reloaded ${loadedFiles(assets)[0]}`;

/** Whether this page may load itself again: not if it did and is the same as before, as behind a proxy that keeps old pages. */
export const mayReload = (assets: string): boolean => window.name !== noteOf(assets);

/** Loads the page again, once: see `mayReload`. */
export function reloadOnce(assets: string): void {
  window.name = noteOf(assets);
  globalThis.location.reload();
}

interface Followed {
  /** As for `isOutdated`. */
  list: string;
  assets: string;
  /** So long nobody has touched the page when it goes, in milliseconds. */
  untouchedMs: number;
  /** Whether someone would lose what they are doing. */
  isBusy: () => boolean;
}

/**
 * Returns how to look for another build on the server. When there is one, the page is loaded again, but not while
 * someone uses it. For pages that nobody ever loads again.
 */
export function followBuild({ list, assets, untouchedMs, isBusy }: Followed): () => Promise<void> {
  let outdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reloadLater(): void {
    clearTimeout(timer);
    if (outdated) timer = setTimeout(reload, untouchedMs);
  }

  function reload(): void {
    if (isBusy()) reloadLater();
    else if (mayReload(assets)) reloadOnce(assets);
  }

  for (const type of ['pointerdown', 'keydown', 'input', 'wheel']) {
    addEventListener(type, reloadLater, { passive: true });
  }
  return async () => {
    outdated = (await isOutdated(list, assets)) === true;
    reloadLater();
  };
}
