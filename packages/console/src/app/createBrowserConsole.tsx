import { type ComponentType, type ReactElement, useEffect } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { LIVE_ICON } from '../features/live/liveNotice.ts';
import { currentLanguage, i18n } from '../lib/i18n/i18n.ts';
import { loadWhenIdle } from '../lib/lazy/whenIdle.ts';
import { keepBuild } from '../lib/serviceWorker.ts';
import { createRoutes } from './routes.tsx';
import { preloadScreen } from './screenLoading.ts';
import { addresses } from './screenRoutes.ts';
import { Shell } from './Shell.tsx';

/** The built console, at the address of the browser. */
export function createBrowserConsole(): ComponentType {
  const router = createBrowserRouter(createRoutes(LoadingShell));
  return () => <RouterProvider router={router} />;
}

/** Once idle it loads what its user may open next from the server. */
function LoadingShell(): ReactElement {
  useEffect(() => loadWhenIdle(loadTheRest), []);
  return <Shell />;
}

/** What the user may open next, and all else for a time without network. */
async function loadTheRest(): Promise<void> {
  await Promise.all(addresses.map(({ path }) => preloadScreen(path)));
  (await import('../lib/icons.ts')).loadIcons([LIVE_ICON]);
  await keepBuild({
    language: currentLanguage(),
    title: i18n.t('shell:missing.title'),
    text: i18n.t('errors:network'),
    again: i18n.t('shell:crash.reload'),
  });
}
