'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { rowTargetStyle } from './rowTargetStyle.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the button. */
export interface RowActionProps extends ElementProps<'button', 'type' | 'onClick'> {
  /** What a press on the row does, for example open it. */
  onPress: () => void;
  /** What the row is; the name of the button. */
  children: ReactNode;
}

/**
 * Makes a row of a `DataTable` a button: put it into the `cell` of the `primary` column, one per row. A press
 * anywhere on the row is one on it; buttons and links in other cells stay above it. In a pinned column
 * the target is its cell, which is always in view. To lead somewhere use `RowLink`.
 */
export function RowAction({ onPress, ...rest }: RowActionProps): ReactElement {
  return <Root {...rest} type="button" onClick={() => onPress()} data-component="RowAction" />;
}

const Root = styled.button`
  @layer concierge.components {
    ${rowTargetStyle}
  }
`;
