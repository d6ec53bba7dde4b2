import type { ReactElement } from 'react';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';

/** A dash in place of a value that a row has not, which a screen reader reads as `label`. */
export function NoValue({ label }: { label: string }): ReactElement {
  return (
    <>
      <span aria-hidden="true" data-part="None">
        –
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
