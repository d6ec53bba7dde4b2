import { useEffect, type RefObject } from 'react';

/** Where toasts rise from the bottom, as on a phone: a rule of `toasterStyle` as well. */
export const FROM_BOTTOM = '(max-width: 640px)';

const last = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
const heightOf = (element: HTMLElement | null | undefined) => element?.offsetHeight ?? 0;

/** The strip at an edge of the window that toasts keep clear of, in pixels. */
interface Clear {
  edge: 'start' | 'end';
  size: number;
  /** The modal that fills the window. */
  sheet?: HTMLElement;
}

/**
 * Toasts lie over no title and no action: below those of the page, above the bar at the bottom of a phone. Over a
 * modal they have the room above it, and in a sheet that fills the window the end of its content.
 */
function findClear(): Clear {
  const fromBottom = matchMedia(FROM_BOTTOM).matches;
  const box = last("[data-part='Box'] [role$='dialog']")?.closest<HTMLElement>("[data-part='Box']");
  if (box) {
    if (!fromBottom || box.offsetTop > 0) return { edge: 'start', size: 0 };
    const keyboard = window.innerHeight - (window.visualViewport?.height ?? window.innerHeight);
    const footer = box.querySelector<HTMLElement>("[data-part='Footer']");
    return { edge: 'end', size: keyboard + heightOf(footer), sheet: box };
  }
  if (fromBottom) {
    return {
      edge: 'end',
      size: heightOf(last("[data-component='AppShell'] > [data-part='Bottom']")),
    };
  }
  const shell = last("[data-component='AppShell'] > [data-part='Header']");
  const page = last("[data-component='PageHeader'] > [data-part='Line']");
  // Where it is before the page is scrolled, so that toasts do not move with it.
  const line = page ? page.getBoundingClientRect().bottom + window.scrollY : 0;
  return { edge: 'start', size: Math.max(heightOf(shell), line) };
}

/**
 * Keeps toasts clear of titles and actions while there are any, and says how much of the end of the page they
 * cover, as `--cc-toasts-size`: what scrolls leaves that much room.
 */
export function useClearPlace(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    // Not in every test environment.
    if (!element || !globalThis.ResizeObserver) return undefined;
    const page = document.documentElement;
    let frame = 0;
    let watching = false;
    let room = 0;
    let filled: HTMLElement | undefined;
    const later = () => {
      frame ||= requestAnimationFrame(place);
    };
    const pageChanges = new MutationObserver(later);
    const sizes = new ResizeObserver(later);

    function place(): void {
      frame = 0;
      const toasts = element?.querySelectorAll<HTMLElement>('.Toastify__toast') ?? [];
      const { edge, size, sheet } = findClear();
      const covered = edge === 'end' ? heightOf(toasts[0]?.parentElement) : 0;
      // In a sheet the choices are at the end: they do not move when a toast leaves.
      room = sheet && sheet === filled ? Math.max(room, covered) : covered;
      filled = sheet;
      if (!element || (toasts.length === 0 && room === 0)) return rest();
      element.dataset.edge = edge;
      element.style.setProperty('--cc-toasts-clear', `${size}px`);
      page.style.setProperty('--cc-toasts-size', `${room}px`);
      if (watching) return;
      watching = true;
      for (const sized of [page, toasts[0]?.parentElement]) if (sized) sizes.observe(sized);
      pageChanges.observe(document.body, { childList: true, subtree: true });
      window.addEventListener('resize', later);
    }
    function rest(): void {
      watching = false;
      pageChanges.disconnect();
      sizes.disconnect();
      window.removeEventListener('resize', later);
      page.style.removeProperty('--cc-toasts-size');
    }

    // At once, so that a toast is painted where it stays.
    const toastChanges = new MutationObserver(place);
    toastChanges.observe(element, { childList: true, subtree: true });
    return () => {
      toastChanges.disconnect();
      cancelAnimationFrame(frame);
      rest();
    };
  }, [root]);
}
