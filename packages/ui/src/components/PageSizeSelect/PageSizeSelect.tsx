import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Select, type SelectProps } from '../Select/Select.tsx';

export interface PageSizeSelectProps extends Omit<
  SelectProps,
  'value' | 'onChange' | 'options' | 'clearLabel' | 'size' | 'labelPlacement' | 'label'
> {
  /** Rows per page. */
  value: number;
  /** The user chose another number of rows per page. */
  onChange: (size: number) => void;
  /** Offered sizes, for example 5, 10, 25, 50. A `value` outside of them is offered as well. */
  options: ReadonlyArray<number>;
  /** The text before it, and its accessible name. */
  label: string;
}

/** How many rows a page shows (D4). */
export function PageSizeSelect({
  value,
  onChange,
  options,
  ...rest
}: PageSizeSelectProps): ReactElement {
  const sizes = [...new Set([...options, value])].toSorted((a, b) => a - b);
  return (
    <Root
      {...rest}
      size="sm"
      labelPlacement="start"
      value={String(value)}
      options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      onChange={(size) => onChange(Number(size))}
    />
  );
}

const Root = styled(Select)`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;
