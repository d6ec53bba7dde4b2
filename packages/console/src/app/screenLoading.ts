import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoadError } from '../lib/lazy/lazyPart.tsx';
import { screenAt } from './screenRoutes.ts';
import { type ScreenModule, screens } from './screens.ts';

const loaded = new Map<string, ComponentType>();

async function load(path: string): Promise<ScreenModule> {
  const screen = screens.get(path);
  if (!screen) throw new Error(`No screen has the path ${path}`);
  const { Component } = await screen();
  loaded.set(path, Component);
  return { Component };
}

/** Loads the screen of an address ahead, if there is one. */
export async function preloadScreen(pathname: string): Promise<void> {
  const path = screenAt(pathname)?.path;
  if (path !== undefined) await load(path);
}

/**
 * For the route of a screen: its component where it is loaded, so that the first page need not wait, or how to load
 * it. What cannot be loaded throws a `LoadError` to the error boundary of the route.
 */
export function screenModule(path: string): Pick<RouteObject, 'Component' | 'lazy'> {
  const Component = loaded.get(path);
  if (Component) return { Component };
  return {
    lazy: () =>
      load(path).catch((cause: unknown) => {
        throw new LoadError('A screen could not be loaded', { cause });
      }),
  };
}
