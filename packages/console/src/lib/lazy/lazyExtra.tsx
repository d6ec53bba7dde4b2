import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { Load } from './lazyPart.tsx';

/** A component that is left out for as long as its module cannot be had. */
export type LazyExtra<Props extends object> = ComponentType<Props> & {
  /** Loads it ahead, for a time without network. */
  preload: () => Promise<void>;
};

/** What a page is whole without: loaded when it is first rendered, and again with the connection if that failed. */
export function lazyExtra<Props extends object>(load: Load<Props>): LazyExtra<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const preload = async () => {
    Loaded = await load();
  };
  function Extra(props: Props): ReactElement | null {
    const [Part, setPart] = useState(() => Loaded);
    useEffect(() => {
      if (Part) return undefined;
      let left = false;
      const attempt = () => {
        preload().then(
          () => left || setPart(() => Loaded),
          (error: unknown) => console.error('A part of the page could not be loaded:', error),
        );
      };
      attempt();
      window.addEventListener('online', attempt);
      return () => {
        left = true;
        window.removeEventListener('online', attempt);
      };
    }, [Part]);
    return Part && <Part {...props} />;
  }
  return Object.assign(Extra, { preload });
}
