import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { routes } from '../lib/routes.ts';
import type shell from '../../public/locales/en/shell.json';

type MenuKey = Exclude<keyof typeof shell.menu, 'services_one' | 'services_other'>;

/** Texts that name a screen, the nearest first. */
type ScreenName = readonly (`menu.${MenuKey}` | 'notFound.title')[];

const NOT_FOUND: ScreenName = ['notFound.title'];
const NAMES: readonly (readonly [path: string, name: ScreenName])[] = [
  [routes.dashboard, ['menu.dashboard']],
  [routes.waiting, ['menu.waiting', 'menu.requests']],
  [routes.approved, ['menu.approved', 'menu.requests']],
  [routes.canceled, ['menu.canceled', 'menu.requests']],
  [routes.done, ['menu.done', 'menu.requests']],
  [routes.messages, ['menu.messages']],
  [routes.users, ['menu.users']],
  [routes.settings, ['menu.settings']],
];

/** The document title of the screen that is shown, e.g. 'Waiting · Requests · Concierge'. */
export function useScreenTitle(): string {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [, name = NOT_FOUND] = NAMES.find(([path]) => matchPath(path, pathname)) ?? [];
  return [...name.map((key) => t(key)), t('brand')].join(' · ');
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
