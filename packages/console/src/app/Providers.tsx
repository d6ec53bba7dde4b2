import { nestAtRules, UiProvider, type UiProviderProps } from '@concierge/ui/foundations';
import { StartingPage } from '@concierge/ui/layout/StartingPage';
import { type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
// oxlint-disable-next-line no-restricted-imports -- what is seen is drawn by ui; here its styles are provided
import { StyleSheetManager } from 'styled-components';
import { loadOtherTexts } from '../lib/i18n/i18n.ts';
import type { ConsoleStore } from './store.ts';
import { ToastCorner } from './ToastCorner.tsx';

const STYLIS_PLUGINS = [nestAtRules];

/** The texts of other screens are loaded when the first press on this one has been answered. */
const OTHER_TEXTS_AFTER_MS = 1_500;

interface ProvidersProps {
  store: ConsoleStore;
  children: ReactNode;
}

/** What the sign-in form and the console have around them. */
export function Providers({ store, children }: ProvidersProps): ReactElement {
  return (
    <Provider store={store}>
      <StyleSheetManager stylisPlugins={STYLIS_PLUGINS}>
        <Suspense fallback={<StartingPage />}>{children}</Suspense>
      </StyleSheetManager>
    </Provider>
  );
}

type LocalizedProps = Pick<UiProviderProps, 'navigate' | 'children'>;

/** Gives a page its language, its way of following links, and its toasts. */
export function Localized({ navigate, children }: LocalizedProps): ReactElement {
  const { i18n } = useTranslation('shell');
  useEffect(() => {
    const timer = setTimeout(() => void loadOtherTexts(), OTHER_TEXTS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <UiProvider locale={i18n.language} navigate={navigate}>
      {children}
      <ToastCorner />
    </UiProvider>
  );
}
