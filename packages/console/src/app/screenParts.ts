import type { ComponentType } from 'react';
import type { LoginPageProps } from '../features/auth/LoginPage.tsx';
import { type LazyPart, lazyPart } from '../lib/lazy/lazyPart.tsx';
import { isLogin } from '../lib/addresses.ts';
import { loadFeatures } from './loadFeatures.ts';
import { type Screen, screenAt, screens } from './screenTable.ts';

const parts = new Map<Screen, LazyPart<object>>(
  screens.map((screen) => [screen, lazyPart(() => loadScreen(screen))]),
);

async function loadScreen({ load, features = [] }: Screen): Promise<ComponentType> {
  const [Part] = await Promise.all([load(), loadFeatures(features)]);
  return Part;
}

/** The sign-in page: who is signed in has no use for it. */
export const LoginPart: LazyPart<LoginPageProps> = lazyPart(
  async () => (await import('../features/auth/LoginPage.tsx')).LoginPage,
);

/** The component of a screen; its module is loaded when it is first rendered or preloaded. */
export function screenPart(screen: Screen): ComponentType {
  const part = parts.get(screen);
  if (!part) throw new Error(`${screen.path} is not in the table of screens`);
  return part;
}

/** Loads the screen of an address ahead, or the sign-in page, if there is one. */
export async function preloadScreen(pathname: string): Promise<void> {
  if (isLogin(pathname)) await LoginPart.preload();
  const screen = screenAt(pathname);
  if (screen) await parts.get(screen)?.preload();
}
