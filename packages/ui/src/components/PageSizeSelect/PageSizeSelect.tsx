'use client';

import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { screenOnly } from '../../internal/screenOnly.ts';
import { Select, type SelectProps } from '../Select/Select.tsx';

export interface PageSizeSelectProps extends Omit<
  SelectProps,
  'selected' | 'defaultSelected' | 'onSelectedChange' | 'options' | 'clearLabel' | 'label'
> {
  /** Rows per page, where the caller keeps it. */
  selected?: number | undefined;
  /** Rows per page at first, where it keeps itself. */
  defaultSelected?: number | undefined;
  /** The user chose another number of rows per page. */
  onSelectedChange?: ((size: number) => void) | undefined;
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
  selected,
  defaultSelected,
  onSelectedChange,
  options,
  ...rest
}: PageSizeSelectProps): ReactElement {
  const given = [selected ?? defaultSelected ?? []].flat();
  const sizes = [...new Set([...options, ...given])].toSorted((a, b) => a - b);
  return (
    <Root
      size="sm"
      labelPlacement="start"
      {...rest}
      selected={selected === undefined ? undefined : String(selected)}
      defaultSelected={defaultSelected === undefined ? undefined : String(defaultSelected)}
      options={sizes.map((size) => ({ value: String(size), label: String(size) }))}
      onSelectedChange={(size) => size !== null && onSelectedChange?.(Number(size))}
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
