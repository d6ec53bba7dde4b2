import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoadError } from '../lib/lazy/lazyPart.tsx';
import { type LoadScreen, screenAt } from './screenRoutes.ts';

const loaded = new Map<LoadScreen, ComponentType>();

async function load(screen: LoadScreen): Promise<{ Component: ComponentType }> {
  const { Component } = await screen();
  loaded.set(screen, Component);
  return { Component };
}

/** Loads the screen of an address ahead, if there is one. */
export async function preloadScreen(pathname: string): Promise<void> {
  const screen = screenAt(pathname)?.lazy;
  if (screen) await load(screen);
}

/**
 * For the route of a screen: its component where it is loaded, so that the first page need not wait, or how to load
 * it. What cannot be loaded throws a `LoadError` to the error boundary of the route.
 */
export function screenModule(screen: LoadScreen): Pick<RouteObject, 'Component' | 'lazy'> {
  const Component = loaded.get(screen);
  if (Component) return { Component };
  return {
    lazy: () =>
      load(screen).catch((cause: unknown) => {
        throw new LoadError('A screen could not be loaded', { cause });
      }),
  };
}
