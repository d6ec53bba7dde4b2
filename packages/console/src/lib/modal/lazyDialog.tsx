import { type ComponentType, type ReactElement, Suspense, useEffect, useState } from 'react';
import { onIntent } from '../lazy/intent.ts';
import { type Load, lazyPart } from '../lazy/lazyPart.tsx';

/**
 * A dialog whose module is loaded when a button of the screen is hovered or focused, or when the dialog
 * is opened, whichever comes first. It stays mounted from then on, so that it can fade out.
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
