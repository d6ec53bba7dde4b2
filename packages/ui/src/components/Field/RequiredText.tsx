import type { ReactElement } from 'react';

/** Id of the text, for `aria-describedby` of the control. */
export const requiredTextId = (control: string): string => `${control}-required`;

export interface RequiredTextProps {
  /** Id of the control. */
  control: string;
  /** Says that it is required. */
  children: string;
}

/** For screen readers, where the role of the control cannot say that it is required. */
export function RequiredText({ control, children }: RequiredTextProps): ReactElement {
  return (
    <span hidden id={requiredTextId(control)}>
      {children}
    </span>
  );
}
