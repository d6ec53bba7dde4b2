import type { ReactElement, ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { RouterProvider } from 'react-aria-components';
import { NavigateContext, type Navigate } from '../internal/navigation.tsx';

export interface UiProviderProps {
  /** BCP 47 language of the interface, for example `cs`: decides reading direction and the built-in screen reader texts. */
  locale: string;
  /** Called with the `href` of a plainly clicked link on this site. Without it links load their page. */
  navigate?: Navigate | undefined;
  children: ReactNode;
}

/** Gives every component below it the language and the router. Render it once, around the app. */
export function UiProvider({ locale, navigate, children }: UiProviderProps): ReactElement {
  const content = <NavigateContext value={navigate}>{children}</NavigateContext>;
  return (
    <I18nProvider locale={locale}>
      {navigate ? <RouterProvider navigate={navigate}>{content}</RouterProvider> : content}
    </I18nProvider>
  );
}
