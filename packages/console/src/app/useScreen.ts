import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { screenAt } from './screenTable.ts';

/** The document title of the current screen, e.g. 'Waiting · Requests · Concierge'. */
export function useScreenTitle(): string {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const names = screenAt(pathname)?.name.map((key) => t(`menu.${key}`)) ?? [t('notFound.title')];
  return [...names, t('brand')].join(' · ');
}

/**
 * After moving to another screen the focus goes to its heading, as on a newly loaded page: a screen
 * reader reads where one is, and Tab goes on from there. Not on the first screen, and not when only the
 * query changes.
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
