import { use } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { UiContext } from './uiContext.ts';

/** The BCP 47 language that is given, else that of `UiProvider`, else that of the browser. */
export function useLanguage(given: string | undefined): string {
  const { locale } = useLocale();
  return given ?? use(UiContext)?.locale ?? locale;
}
