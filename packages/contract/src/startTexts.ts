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
] as const;
export type Namespace = (typeof NAMESPACES)[number];

/** The sign-in page, the frame of the console, and whatever may be told at any time. */
const EVERYWHERE: readonly Namespace[] = ['common', 'errors', 'auth', 'shell'];

const OF_SCREENS: readonly (readonly [screen: RegExp, texts: readonly Namespace[]])[] = [
  [/^\/(dashboard)?$/, ['dashboard']],
  [/^\/requests(\/|$)/, ['requests']],
  [/^\/messages$/, ['messages']],
  [/^\/users$/, ['users']],
  [/^\/settings$/, ['settings', 'dashboard']],
];

/** The texts a page of the console cannot be drawn without; the others may come later. */
export function startTexts(pathname: string): Namespace[] {
  const [, texts = []] = OF_SCREENS.find(([screen]) => screen.test(pathname)) ?? [];
  return [...EVERYWHERE, ...texts];
}
