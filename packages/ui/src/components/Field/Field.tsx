'use client';

import { useId, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { fieldRoot } from '../../internal/fieldStyle.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useNativeMessage } from '../../internal/useNativeMessage.ts';
import { describedBy, FieldLabel, FieldTexts, fieldIds } from './fieldParts.tsx';

/** What ties a control to its field: spread it on the control. */
export interface FieldControl {
  /** The label's `htmlFor`. */
  id: string;
  /** The error and the description that are shown. */
  'aria-describedby': string | undefined;
  /** Whether there is an error. */
  'aria-invalid': true | undefined;
  /** Whether something has to be entered. */
  required: boolean | undefined;
}

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the root. */
export interface FieldProps extends ElementProps<'div', 'children'> {
  /** The text above the control, and its accessible name. */
  label: ReactNode;
  /** Keeps the label for screen readers only; something visible must say the same. */
  labelHidden?: boolean | undefined;
  /** Where a visible label is placed. Default `top`. */
  labelPlacement?: 'top' | 'start' | undefined;
  /** Whether something has to be entered; shown beside the label. */
  required?: boolean | undefined;
  /** What is wrong; marks the control as invalid. */
  error?: string | undefined;
  /** What to enter, under the control. */
  description?: ReactNode;
  /** Id of the control. Default: one of its own. */
  controlId?: string | undefined;
  /** Ids of further texts that describe the control, besides error and description. */
  describedBy?: string | undefined;
  /** Renders the control with the attributes that tie it to label, description and error. */
  children: (control: FieldControl) => ReactNode;
}

/**
 * The anatomy of every field: label, control, description, error. Put a control of your own into it; those of the
 * package are made of it.
 */
export function Field({
  label,
  labelHidden,
  labelPlacement,
  required,
  error: given,
  description,
  controlId: givenId,
  describedBy: further,
  children,
  ...rest
}: FieldProps): ReactElement {
  const ownId = useId();
  const controlId = givenId ?? ownId;
  const ids = fieldIds(controlId);
  const { message, handlers } = useNativeMessage(rest);
  const error = given ?? message;
  return (
    <Root data-component="Field" {...rest} {...handlers} data-label-placement={labelPlacement}>
      <FieldLabel htmlFor={controlId} id={ids.label} required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      {children({
        id: controlId,
        'aria-describedby': describedBy(ids, description, error, further),
        'aria-invalid': error ? true : undefined,
        required,
      })}
      <FieldTexts ids={ids} description={description} error={error} />
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${fieldRoot}

    &[data-label-placement='start'] {
      display: inline-flex;
      align-items: center;
      gap: ${t.space[2]};
      max-inline-size: 100%;
    }
  }
`;
