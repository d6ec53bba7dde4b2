'use client';

import { useMemo, type ReactElement, type ReactNode } from 'react';
import { UiContext, type Navigate } from '../internal/uiContext.ts';
import { useTokenCheck } from './useTokenCheck.ts';

export interface UiProviderProps {
  /** BCP 47 language of the interface, for example `cs`: decides reading direction and the built-in screen reader texts. */
  locale: string;
  /** Called with the `href` of a plainly clicked link on this site. Without it links load their page. */
  navigate?: Navigate | undefined;
  children: ReactNode;
}

/** Gives every component below it the language and the router. Render it once, around the app. */
export function UiProvider({ locale, navigate, children }: UiProviderProps): ReactElement {
  // oxlint-disable-next-line react/rules-of-hooks -- constant in a build: production has nothing of it
  if (process.env.NODE_ENV !== 'production') useTokenCheck();
  const surroundings = useMemo(() => ({ locale, navigate }), [locale, navigate]);
  return <UiContext value={surroundings}>{children}</UiContext>;
}
