import { Suspense, use, type ComponentType, type ReactElement } from 'react';

type Loader<Props> = () => Promise<ComponentType<Props>>;

/** A part of a component that is loaded when it is first needed, so that a page which never opens it stays light. */
export interface OnDemand<Props extends object> {
  /** Renders nothing until it is loaded. A part that fails to load throws to the nearest error boundary. */
  Part: (props: Props) => ReactElement;
  /** Preloads it, for example when the pointer is over what opens it. Never throws. */
  preload: () => void;
  /** Runs `then` once the part is loaded, at once if it is; not at all when loading fails. */
  whenReady: (then: () => void) => void;
}

const known = new Set<() => Promise<unknown>>();

/**
 * Loads what the components of this bundle otherwise load when it is first opened: menus, the lists of
 * selects, modals, popovers and tooltips. For pages that must open them offline.
 * @throws what the bundler throws for a part that cannot be loaded.
 */
export async function preloadOverlays(): Promise<void> {
  await Promise.all([...known].map((load) => load()));
}

export function onDemand<Props extends object>(load: Loader<Props>): OnDemand<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  const start = (): Promise<ComponentType<Props>> => {
    loading ??= load().then(
      (loaded) => (part = loaded),
      (error: unknown) => {
        // Loaded again the next time: the network may be back.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  known.add(start);

  function Loaded(props: Props): ReactElement {
    const Component = part ?? use(start());
    return <Component {...props} />;
  }
  return {
    Part: (props) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
    preload: () => void start().catch(() => undefined),
    whenReady: (then) => {
      if (part) then();
      else void start().then(then, () => undefined);
    },
  };
}
