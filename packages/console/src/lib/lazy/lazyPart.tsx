import { type ComponentType, type ReactElement, lazy, useState } from 'react';
import { reloadForScreen } from './newVersion.ts';

/** Loads the module of a component. */
export type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** The module of a part could not be had, most likely for want of network. */
export class LoadError extends Error {}

/** A component whose module comes later. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads it ahead, so that the first render need not wait. */
  preload: () => Promise<void>;
};

/**
 * A component whose module is loaded when it is first rendered, within the nearest `Suspense`. What cannot be
 * loaded throws a `LoadError` to the nearest error boundary, unless a reload of the page helps: browsers remember
 * a script that failed.
 */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  let Part: ComponentType<Props> = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      // The page is about to go; until then the screen is on its way.
      if (await reloadForScreen()) return new Promise<never>(() => undefined);
      throw new LoadError('A part could not be loaded', { cause });
    }
  });
  function LazyPart(props: Props): ReactElement {
    // What is mounted stays so, also when its module is loaded ahead meanwhile.
    const [Mounted] = useState(() => Part);
    return <Mounted {...props} />;
  }
  LazyPart.preload = async () => {
    Part = await load();
  };
  return LazyPart;
}
