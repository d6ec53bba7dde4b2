'use client';

import { use, useMemo, type ReactElement, type ReactNode } from 'react';
import { UiContext, type Navigate } from '../internal/uiContext.ts';
import { useTokenCheck } from './useTokenCheck.ts';

export interface UiProviderProps {
  /** BCP 47 language of the interface, for example `cs`: of days, numbers and the built-in screen reader texts. Set `lang` and `dir` of the page beside it. */
  locale: string;
  /**
   * Called with the `href` of a plainly clicked link on this site. Default: that of a `UiProvider` around this one; without
   * any, links load their page.
   */
  navigate?: Navigate | undefined;
  /**
   * The element that menus, lists, popovers, modals and hints open in, and whose theme, density and direction they take:
   * for a part of the page with a theme of its own, a shadow root, an iframe, a native `<dialog>` or what fills the
   * screen. `null` while it is not there yet. Default: that of a `UiProvider` around this one, else `<body>`.
   */
  container?: HTMLElement | null | undefined;
  children: ReactNode;
}

/**
 * Gives every component below it the language and the router. Render it once, around the app, and again around a part
 * of which something is different.
 */
export function UiProvider({
  locale,
  navigate,
  container,
  children,
}: UiProviderProps): ReactElement {
  // oxlint-disable-next-line react/rules-of-hooks -- constant in a build: production has nothing of it
  if (process.env.NODE_ENV !== 'production') useTokenCheck();
  const around = use(UiContext);
  const place = container ?? around?.container;
  const follow = navigate ?? around?.navigate;
  const surroundings = useMemo(
    () => ({ locale, navigate: follow, container: place }),
    [locale, follow, place],
  );
  return <UiContext value={surroundings}>{children}</UiContext>;
}
