import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type Location, useLocation } from 'react-router-dom';
import { selectWaitingCount } from '../features/services/servicesSlice.ts';
import { focusHeading } from '../lib/focusHeading.ts';
import { focusSearch, leadsToSearch } from '../lib/list/focusSearch.ts';
import { useMatchedRoutes } from '../lib/shell/screenHandle.ts';

/** The document title of the current screen and what waits, e.g. '(4) Waiting · Requests · Concierge'. */
export function useScreenTitle(): string {
  const { t } = useTranslation('shell');
  const routes = useMatchedRoutes();
  const waiting = useSelector(selectWaitingCount);
  const names = routes.flatMap(({ handle: { name } }) => (name ? t(`menu.${name}`) : []));
  if (names.length === 0) names.push(t('notFound.title'));
  const title = [...names.toReversed(), t('brand')].join(' · ');
  return waiting ? `(${waiting}) ${title}` : title;
}

const ICON = '/favicon.svg';
const ICON_WITH_DOT = '/favicon-waiting.svg';

/** A dot on the tab's icon while requests wait, for those who look at another tab. */
export function useTabIcon(): void {
  const anyWaits = Boolean(useSelector(selectWaitingCount));
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !anyWaits) return undefined;
    icon.href = ICON_WITH_DOT;
    return () => {
      icon.href = ICON;
    };
  }, [anyWaits]);
}

/**
 * After moving to another screen the focus goes to its heading, as on a newly loaded page, or to its search if that was asked for. Not on the first screen, and not when only the
 * query changes.
 */
export function useScreenFocus(screen: RefObject<HTMLElement | null>): void {
  const { pathname, state } = useLocation() as Location<unknown>;
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    if (!leadsToSearch(state) || !focusSearch()) focusHeading(screen.current);
  }, [pathname, state, screen]);
}
