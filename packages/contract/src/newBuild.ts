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

const RELOADED_KEY = 'concierge.reloaded';

/**
 * Whether this page may load itself again: not if it did and is the same as before, as behind a proxy that keeps old
 * pages, and not where the browser keeps no note of that.
 */
export function mayReload(assets: string): boolean {
  try {
    return sessionStorage.getItem(RELOADED_KEY) !== loadedFiles(assets)[0];
  } catch {
    return false;
  }
}

/** Loads the page again, once: see `mayReload`. */
export function reloadOnce(assets: string): void {
  sessionStorage.setItem(RELOADED_KEY, loadedFiles(assets)[0] ?? '');
  globalThis.location.reload();
}
