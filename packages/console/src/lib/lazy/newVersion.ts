import { followBuild, isOutdated, mayReload, reloadOnce } from '@concierge/contract/newBuild';
import { useSyncExternalStore } from 'react';
import { isHidden } from '../isHidden.ts';
import { isAnythingUnsaved } from '../modal/unsaved.ts';
import { createSignal } from '../signal.ts';

/** `reloading`: the page is about to load the new build. `asking`: something is typed, so the user decides. */
export type Version = 'current' | 'reloading' | 'asking';

const FILES = '/files.json';
const ASSETS = '/assets/';
/** So long the words are shown before the page goes. */
const READ_MS = 2_000;
/** So long nobody has touched a page that goes by itself. */
const UNTOUCHED_MS = 20_000;

let version: Version = 'current';
let pending: Promise<boolean | null> | null = null;
const changed = createSignal();
/** The fields that were typed into. */
const typed = new Set<EventTarget>();

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** The fields that still hold what was typed into them; without the others, so that none outlives its form. */
function typedFields(): number {
  for (const field of typed) {
    if (!isField(field) || !field.isConnected || field.value === '') typed.delete(field);
  }
  return typed.size;
}

let look: (() => Promise<void>) | undefined;

/** Loads the page again once nobody uses it, if the server has another build: nothing else ends one open for weeks. */
export const lookForBuild = (): void => void look?.();

/** Follows what is typed, and every part of the build that cannot be loaded. Once, at the start. */
export function watchVersion(): void {
  document.addEventListener('input', ({ target }) => {
    typedFields();
    if (isField(target)) typed.add(target);
  });
  window.addEventListener('vite:preloadError', () => void checkVersion());
  look = followBuild({
    list: FILES,
    assets: ASSETS,
    untouchedMs: UNTOUCHED_MS,
    isBusy: () => !losesNothing(),
  });
  document.addEventListener('visibilitychange', () => {
    if (!isHidden()) lookForBuild();
  });
}

function set(next: Version): void {
  if (version === next) return;
  version = next;
  changed.tell();
}

const losesNothing = () => !isAnythingUnsaved() && typedFields() === 0;

function reloadOrAsk(): void {
  if (losesNothing() && mayReload(ASSETS)) reloadOnce(ASSETS);
  else set('asking');
}

/**
 * For what could not be loaded: whether that is because the server has another build by now. The page is then
 * reloaded, or its user asked to, where something is typed. Null when the server does not answer.
 */
export async function checkVersion(): Promise<boolean | null> {
  pending ??= isOutdated(FILES, ASSETS);
  const outdated = version === 'current' ? await pending : true;
  pending = null;
  if (outdated && version !== 'reloading' && losesNothing() && mayReload(ASSETS)) {
    set('reloading');
    setTimeout(reloadOrAsk, READ_MS);
  } else if (outdated && version === 'current') set('asking');
  return outdated;
}

/**
 * For a screen that could not be loaded. Browsers remember a script that failed, as one that was on its way when the
 * connection broke: if the server answers by now, the page is loaded again, once. Resolves to whether it is.
 */
export async function reloadForScreen(): Promise<boolean> {
  if ((await checkVersion()) !== false || !losesNothing() || !mayReload(ASSETS)) return false;
  reloadOnce(ASSETS);
  return true;
}

/** Whether this page is of the server's current build, as far as is known. */
export const useVersion = (): Version => useSyncExternalStore(changed.listen, () => version);
