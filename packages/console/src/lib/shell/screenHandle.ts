import type { Namespace } from '@concierge/contract/namespaces';
import type { IconName } from '@concierge/ui/Icon';
import { useMatches } from 'react-router-dom';
import type shell from '../../../public/locales/en/shell.json';

export type MenuText = Exclude<keyof typeof shell.menu, `${string}_${string}`>;

/** What a route of the console says of itself, as the `handle` of react-router. A child inherits what it does not say. */
export interface ScreenHandle {
  /** Key below `shell:menu`: its menu entry, breadcrumb and part of the document title. */
  name?: MenuText;
  /** Its entry in the menu; without one another screen leads to it. */
  menu?: {
    icon?: IconName;
    /** Other screens link to it; the menu has it only while it is open. */
    whileOpen?: true;
  };
  /** Texts beyond those of every page; what comes with the page, the others load later. */
  texts?: readonly Namespace[];
  /** In the menu of admins only; others who come by address are refused (specification §6). */
  adminOnly?: boolean;
  /** What the breadcrumb calls the dashboard (specification §2). Default 'home'. */
  home?: 'dashboard';
}

/** A route of the current address. */
export interface MatchedRoute {
  pathname: string;
  handle: ScreenHandle;
}

/** The routes of the current address that say something of themselves, from the outermost to the screen. */
export function useMatchedRoutes(): MatchedRoute[] {
  return useMatches().flatMap(({ pathname, handle }) => (handle ? [{ pathname, handle }] : []));
}

/** What the screen of these routes says of itself, or inherits. */
export const screenOf = (routes: readonly MatchedRoute[]): ScreenHandle =>
  Object.assign({}, ...routes.map(({ handle }) => handle)) as ScreenHandle;
