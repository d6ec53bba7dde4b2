'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { screenOnly } from '../../internal/screenOnly.ts';
import { Select, type SelectProps } from '../Select/Select.tsx';

export interface PageSizeSelectProps extends Omit<
  SelectProps,
  'value' | 'defaultValue' | 'onChange' | 'options' | 'clearLabel' | 'label'
> {
  /** Rows per page, where the caller keeps it. */
  value?: number | undefined;
  /** Rows per page at first, where it keeps itself. */
  defaultValue?: number | undefined;
  /** The user chose another number of rows per page. */
  onChange?: ((size: number) => void) | undefined;
  /** Height: 28 or 34 px. Default `sm`; `md` beside other fields. */
  size?: 'sm' | 'md' | undefined;
  /** Where a visible label is placed. Default `start`. */
  labelPlacement?: 'top' | 'start' | undefined;
  /** Offered sizes, for example 5, 10, 25, 50. A chosen size outside of them is offered as well. */
  options: ReadonlyArray<number>;
  /** The text before it, and its accessible name. */
  label: string;
}

/** How many rows a page shows. */
export function PageSizeSelect({
  value,
  defaultValue,
  onChange,
  options,
  ...rest
}: PageSizeSelectProps): ReactElement {
  const given = [value ?? defaultValue ?? []].flat();
  const sizes = [...new Set([...options, ...given])].toSorted((a, b) => a - b);
  return (
    <Root
      size="sm"
      labelPlacement="start"
      {...rest}
      value={value === undefined ? undefined : String(value)}
      defaultValue={defaultValue === undefined ? undefined : String(defaultValue)}
      options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      onChange={(size) => size !== null && onChange?.(Number(size))}
    />
  );
}

const Root = styled(Select)`
  @layer concierge.components {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    && {
      ${screenOnly}
    }
  }
`;
