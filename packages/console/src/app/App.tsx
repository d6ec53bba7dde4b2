import { GlobalStyle, Toaster, UiProvider } from '@concierge/ui';
import { type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { styled } from 'styled-components';
import { Starting } from './Starting.tsx';
import type { createConsoleRouter } from './router.tsx';
import type { ConsoleStore } from './store.ts';

interface AppProps {
  store: ConsoleStore;
  router: ReturnType<typeof createConsoleRouter>;
}

/** The whole console. */
export function App({ store, router }: AppProps): ReactElement {
  return (
    <Provider store={store}>
      <GlobalStyle />
      <Suspense fallback={<Starting />}>
        <Translated router={router} />
      </Suspense>
    </Provider>
  );
}

function Translated({ router }: Pick<AppProps, 'router'>): ReactElement {
  const { t, i18n } = useTranslation('shell');
  return (
    <UiProvider locale={i18n.language} navigate={(href) => void router.navigate(href)}>
      <RouterProvider router={router} />
      <Toasts label={t('toasts.label')} closeLabel={t('toasts.close')} />
    </UiProvider>
  );
}

/** Below the header: a live toast stays for long and must not cover the menus. */
const Toasts = styled(Toaster)`
  && .Toastify__toast-container {
    inset-block-start: 64px;
  }
`;
