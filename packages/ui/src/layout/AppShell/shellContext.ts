import { createContext, type Context } from 'react';

export interface Shell {
  /** Whether the sidebar is a drawer over the page (768 px and narrower). */
  drawer: boolean;
  closeDrawer: () => void;
}

/** What a sidebar knows of the shell around it. Outside a shell a sidebar is never a drawer. */
export const ShellContext: Context<Shell> = createContext<Shell>({
  drawer: false,
  closeDrawer: () => {},
});
