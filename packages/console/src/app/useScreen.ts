import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import type shell from '../../public/locales/en/shell.json';

type MenuKey = Exclude<keyof typeof shell.menu, 'services_one' | 'services_other'>;

/** What a route says about its screen. */
export interface ScreenHandle {
  /** Texts that name the screen, the nearest first. */
  title: readonly (`menu.${MenuKey}` | 'notFound.title')[];
}

const isScreenHandle = (handle: unknown): handle is ScreenHandle =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The document title of the screen that is shown, e.g. 'Waiting · Requests · Concierge'. */
export function useScreenTitle(): string {
  const { t } = useTranslation('shell');
  const handle = useMatches().findLast((match) => isScreenHandle(match.handle))?.handle;
  const names = isScreenHandle(handle) ? handle.title.map((key) => t(key)) : [];
  return [...names, t('brand')].join(' · ');
}

/**
 * After moving to another screen the focus stands on its heading, as it would on a newly loaded page:
 * a screen reader reads where one is, and Tab goes on from there. Not on the first screen, and not
 * when only the query changes.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    const heading = screen.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }, [pathname, screen]);
}
