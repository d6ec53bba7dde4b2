import { createContext, use, type Context } from 'react';
import type { Flyout } from './useFlyout.ts';

export interface SidebarState {
  minified: boolean;
  /** Whether a filter is typed: then every sub-menu is open. */
  filtering: boolean;
  side: 'start' | 'end';
  flyout: Flyout;
  touched: Readonly<Record<string, boolean>>;
  toggle: (id: string, open: boolean) => void;
  /** To be called when a link is followed: closes what lies over the page. */
  followed: () => void;
  /** Name of a sub-menu, e.g. 'Requests: sub-menu'. */
  openSubmenu: (label: string) => string;
}

export const SidebarContext: Context<SidebarState | null> = createContext<SidebarState | null>(
  null,
);

export function useSidebar(): SidebarState {
  const state = use(SidebarContext);
  if (!state) throw new Error('Sidebar parts belong inside a Sidebar');
  return state;
}
