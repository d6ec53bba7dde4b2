/** The modules that are loaded apart, each when it is first shown. */
export const screenModules = {
  dashboard: () => import('./screens/DashboardScreen.tsx'),
  requests: () => import('./screens/RequestsScreen.tsx'),
  messages: () => import('../features/messages/MessagesPage.tsx'),
  users: () => import('../features/users/UsersPage.tsx'),
  services: () => import('../features/services/ServicesPage.tsx'),
  profile: () => import('../features/users/ProfileDialog.tsx'),
  sessions: () => import('../features/sessions/SessionsDialog.tsx'),
};

const PATIENCE_MS = 3_000;

/**
 * Loads what is not shown yet when the browser has nothing better to do, so that the console can be
 * walked through while the server is away, or after it has been given a newer version.
 */
export function preloadScreens(): void {
  const load = () => {
    for (const module of Object.values(screenModules)) {
      // A module that cannot be had now is asked for again when its screen is opened.
      module().catch(() => undefined);
    }
  };
  if ('requestIdleCallback' in globalThis) requestIdleCallback(load, { timeout: PATIENCE_MS });
  else setTimeout(load, PATIENCE_MS);
}
