import { type ComponentType, type ReactElement, Suspense, lazy, useEffect, useState } from 'react';
import { onIntent } from './intent.ts';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

const failed = new Set<() => void>();

/**
 * Parts whose module could not be had are asked for again when they are drawn next. For the error
 * boundary that has just taken their place; before that React would draw and ask without end.
 */
export function renewFailedParts(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** A component whose module is loaded when it is first drawn, within the nearest `Suspense`. */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
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
  let Part = create();
  return function LazyPart(props: Props): ReactElement {
    return <Part {...props} />;
  };
}

/**
 * A dialog whose module is loaded when somebody reaches for a button of the screen, or when it is
 * opened, whichever comes first. It stays from then on, so that it can fade out.
 */
export function lazyDialog<Props extends object>(
  load: Load<Props>,
): ComponentType<Props & { open: boolean }> {
  const Part = lazyPart(load);
  return function LazyDialog(props: Props & { open: boolean }): ReactElement | null {
    const [wanted, setWanted] = useState(props.open);
    if (props.open && !wanted) setWanted(true);
    useEffect(() => (wanted ? undefined : onIntent('button', load)), [wanted]);
    if (!wanted) return null;
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
