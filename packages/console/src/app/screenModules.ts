import { routes } from '../lib/routes.ts';

/** The modules that are loaded apart, each when it is first shown or reached for. */
export const screenModules = {
  dashboard: () => import('./screens/DashboardScreen.tsx'),
  openRequests: () => import('./screens/RequestsScreen.tsx'),
  decidedRequests: () => import('./screens/DecidedRequestsScreen.tsx'),
  messages: () => import('../features/messages/MessagesPage.tsx'),
  users: () => import('../features/users/UsersPage.tsx'),
  services: () => import('../features/services/ServicesPage.tsx'),
};

const { dashboard, openRequests, decidedRequests, messages, users, services } = screenModules;
const BY_PATH = new Map<string, () => Promise<unknown>>([
  [routes.home, dashboard],
  [routes.dashboard, dashboard],
  [routes.requests, openRequests],
  [routes.waiting, openRequests],
  [routes.approved, decidedRequests],
  [routes.canceled, decidedRequests],
  [routes.done, decidedRequests],
  [routes.messages, messages],
  [routes.users, users],
  [routes.settings, services],
]);

/** Loads the screen of an address ahead; an address nobody knows has none. */
export function loadScreen(pathname: string): Promise<unknown> | undefined {
  return BY_PATH.get(pathname)?.();
}
