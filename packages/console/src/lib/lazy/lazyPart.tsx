import { type ComponentType, type ReactElement, lazy } from 'react';

/** Loads the module of a component. */
export type Load<Props extends object> = () => Promise<ComponentType<Props>>;

const failed = new Set<() => void>();

/**
 * Parts whose module failed to load request it again when they are rendered next. For the error boundary that has
 * just replaced them; before that React would render and request without end.
 */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A component whose module comes later. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads it ahead, so that the first render need not wait. */
  preload: () => Promise<void>;
};

/** A component whose module is loaded when it is first rendered, within the nearest `Suspense`. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(() => {
          Part = create();
        });
        throw error;
      }
    });
  let Part: ComponentType<Props> = create();
  function LazyPart(props: Props): ReactElement {
    return <Part {...props} />;
  }
  LazyPart.preload = async () => {
    Part = await load();
  };
  return LazyPart;
}
