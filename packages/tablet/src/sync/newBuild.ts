import { isOutdated, mayReload, reloadOnce } from '@concierge/contract/newBuild';
import type { Tablet } from './tablet.ts';

const FILES = '/tablet/files.json';
const ASSETS = '/tablet/assets/';
/** So long nobody has touched the tablet when its page goes. */
const UNTOUCHED_MS = 5_000;

const isTyping = () => document.activeElement?.matches('input, textarea') ?? false;

/**
 * Loads the page again when the server has another build after a connection was lost: nobody else reloads a tablet on
 * a wall. Not while a guest uses it; what was typed is kept, and shown again.
 */
export function followBuild(tablet: Tablet): void {
  let { connection } = tablet.getState();
  let outdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function reloadLater(): void {
    clearTimeout(timer);
    if (outdated) timer = setTimeout(reload, UNTOUCHED_MS);
  }

  function reload(): void {
    if (isTyping() || tablet.getState().sending === 'sending') reloadLater();
    else if (mayReload(ASSETS)) reloadOnce(ASSETS);
  }

  async function check(): Promise<void> {
    outdated = (await isOutdated(FILES, ASSETS)) === true;
    reloadLater();
  }

  tablet.subscribe(() => {
    const before = connection;
    ({ connection } = tablet.getState());
    if (connection !== 'live' || before === 'live') return;
    void check();
  });
  for (const type of ['pointerdown', 'keydown', 'input']) addEventListener(type, reloadLater);
}
