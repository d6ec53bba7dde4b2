import type { CSSProperties, ReactNode } from 'react';
import type { FieldProps } from './Field.tsx';

/** What every field with a label above its control takes. */
export interface FieldFrameProps {
  /** The text above it, and its accessible name. */
  label: string;
  /** Keeps the label for screen readers only; something visible must say the same. */
  labelHidden?: boolean | undefined;
  /** Whether it has to be filled in; shown beside the label. A native form is not sent without it. */
  required?: boolean | undefined;
  /** What is wrong; marks the field as invalid. */
  error?: string | undefined;
  /** What to enter or choose, under the control. */
  description?: ReactNode;
}

interface Framed extends FieldFrameProps {
  labelPlacement?: 'top' | 'start' | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Parts the props of a field: what the `Field` around its control takes, and what is the control's own. */
export function partFrame<Props extends Framed>(
  component: string,
  props: Props,
): [
  frame: Omit<FieldProps, 'children'>,
  rest: Omit<Props, Exclude<keyof Framed, 'aria-describedby'>>,
] {
  const {
    label,
    labelHidden,
    labelPlacement,
    required,
    error,
    description,
    className,
    style,
    id,
    ...rest
  } = props;
  const frame = {
    label,
    labelHidden,
    labelPlacement,
    required,
    error,
    description,
    className,
    style,
    'data-component': component,
    controlId: id,
    describedBy: rest['aria-describedby'],
  };
  return [frame, rest];
}
