import { routes } from '../lib/routes.ts';
import { loadTimeZone } from '../lib/timeZone.ts';

/** A screen that shows times comes with the timezone. */
export async function withTimes<Module>(module: Promise<Module>): Promise<Module> {
  const [screen] = await Promise.all([module, loadTimeZone()]);
  return screen;
}

/** The modules that are loaded apart, each when it is first shown or reached for. */
export const screenModules = {
  dashboard: () => import('./screens/DashboardScreen.tsx'),
  requests: () => withTimes(import('./screens/RequestsScreen.tsx')),
  messages: () => withTimes(import('../features/messages/MessagesPage.tsx')),
  users: () => import('../features/users/UsersPage.tsx'),
  services: () => import('../features/services/ServicesPage.tsx'),
  profile: () => import('../features/users/ProfileDialog.tsx'),
  sessions: () => import('../features/sessions/SessionsDialog.tsx'),
};

const { dashboard, requests, messages, users, services } = screenModules;
const BY_PATH = new Map<string, () => Promise<unknown>>([
  [routes.home, dashboard],
  [routes.dashboard, dashboard],
  [routes.requests, requests],
  [routes.waiting, requests],
  [routes.approved, requests],
  [routes.canceled, requests],
  [routes.done, requests],
  [routes.messages, messages],
  [routes.users, users],
  [routes.settings, services],
]);

/** Loads the screen of an address ahead; an address nobody knows has none. */
export function loadScreen(pathname: string): Promise<unknown> | undefined {
  return BY_PATH.get(pathname)?.();
}
