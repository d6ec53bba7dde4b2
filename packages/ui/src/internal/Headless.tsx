'use client';

import { use, type ReactElement, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { UiContext } from './uiContext.ts';

/** Passes the language and the router of `UiProvider` to react-aria, around each part that is made of it. */
export function Headless({ children }: { children: ReactNode }): ReactNode {
  const surroundings = use(UiContext);
  if (!surroundings) return children;
  const { locale, navigate } = surroundings;
  const content: ReactElement = <I18nProvider locale={locale}>{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content;
}
