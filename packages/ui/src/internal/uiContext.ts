import { createContext, type Context } from 'react';

/** Navigates to an address of this site. */
export type Navigate = (href: string) => void;

/** What `UiProvider` knows of the app around the components. */
export interface UiSurroundings {
  locale: string;
  navigate: Navigate | undefined;
  /** What overlays open in. */
  container: HTMLElement | undefined;
}

export const UiContext: Context<UiSurroundings | undefined> = createContext<
  UiSurroundings | undefined
>(undefined);
