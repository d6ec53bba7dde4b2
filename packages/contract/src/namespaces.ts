/** One file of texts per area, `/locales/{lng}/{namespace}.json`. */
export const NAMESPACES = [
  'common',
  'errors',
  'auth',
  'shell',
  'dashboard',
  'requests',
  'messages',
  'users',
  'settings',
  'audit',
  'shortcuts',
  'timeline',
  'devices',
  'exports',
  'house',
  'reports',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
