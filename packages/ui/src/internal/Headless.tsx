'use client';

import { use, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UiContext } from './uiContext.ts';

/** Passes the language of `UiProvider` to react-aria, around each part that is made of it. Links go by `Anchor`. */
export function Headless({ children }: { children: ReactNode }): ReactNode {
  const surroundings = use(UiContext);
  if (!surroundings) return children;
  return <I18nProvider locale={surroundings.locale}>{children}</I18nProvider>;
}
