import { createContext, type Context } from 'react';

export interface Shell {
  /** Whether the sidebar is drawn as a drawer over the page (768 px and narrower). */
  drawer: boolean;
  closeDrawer: () => void;
}

/** What the shell tells the sidebar inside it. Outside a shell a sidebar is never a drawer. */
export const ShellContext: Context<Shell> = createContext<Shell>({
  drawer: false,
  closeDrawer: () => {},
});
