import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '../lib/lazy/lazyPart.tsx';
import { loadFeatures } from './loadFeatures.ts';
import { type Screen, screenAt, screens } from './screenTable.ts';

const parts = new Map<Screen, LazyPart<object>>(
  screens.map((screen) => [screen, lazyPart(() => loadScreen(screen))]),
);

async function loadScreen({ load, features = [] }: Screen): Promise<ComponentType> {
  const [Part] = await Promise.all([load(), loadFeatures(features)]);
  return Part;
}

/** The component of a screen; its module is loaded when it is first rendered or preloaded. */
export function screenPart(screen: Screen): ComponentType {
  const part = parts.get(screen);
  if (!part) throw new Error(`${screen.path} is not in the table of screens`);
  return part;
}

/** Loads the screen of an address ahead, if there is one. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname);
  if (screen) await parts.get(screen)?.preload();
}
