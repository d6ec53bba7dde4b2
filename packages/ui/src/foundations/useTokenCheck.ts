import { useEffect } from 'react';
import { developmentWarning } from '../internal/developmentWarning.ts';

/** A style sheet that is linked may be on its way. */
const LOADED_AFTER_MS = 2000;

/** Where nothing is laid out, as in jsdom, computed styles say nothing. */
const isLaidOut = () => document.documentElement.getBoundingClientRect().width > 0;

const hasTokens = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--cc-color-text') !== '';

/** Warns when the page has no tokens. Only in development. */
export function useTokenCheck(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isLaidOut() && !hasTokens()) {
        developmentWarning(
          'No design tokens were found: render <GlobalStyle />, or link @concierge/ui/tokens.css. Without them components have no colors and no sizes.',
        );
      }
    }, LOADED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}
