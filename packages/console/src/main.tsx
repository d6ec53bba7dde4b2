import '@fontsource-variable/inter';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createConsoleRouter } from './app/router.tsx';
import { createConsoleStore } from './app/store.ts';
import { showToast } from './app/toasts.tsx';
import { sessionCheckRequested } from './features/auth/authSlice.ts';
import { startI18n } from './lib/i18n.ts';
import { onNotice } from './lib/notify.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

const { store } = createConsoleStore();
onNotice(showToast);
void startI18n();
store.dispatch(sessionCheckRequested());

createRoot(root).render(
  <StrictMode>
    <App store={store} router={createConsoleRouter()} />
  </StrictMode>,
);
