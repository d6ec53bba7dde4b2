'use client';

import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ElementProps } from '../../internal/props.ts';
import { focusRingInset } from '../../internal/focusRing.ts';

/** `className`, `style`, `id`, `data-*`, `aria-*` and `ref` go to the button. */
export interface RowActionProps extends ElementProps<'button', 'type' | 'onClick'> {
  /** What a press on the row does, for example open it. */
  onPress: () => void;
  /** What the row is; the name of the button. */
  children: ReactNode;
}

/**
 * Makes a row of a `DataTable` a button: put it into the `cell` of the `primary` column, one per row. A press
 * anywhere on the row is one on it; buttons and links in other cells stay above it.
 */
export function RowAction({ onPress, ...rest }: RowActionProps): ReactElement {
  return <Root {...rest} type="button" onClick={() => onPress()} data-component="RowAction" />;
}

/*
 * A row of a table holds what is positioned in it only with a transform in WebKit, and is too large there without a clip;
 * many rows are grids, which need neither.
 */
const Root = styled.button`
  @layer concierge.components {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    text-decoration: none;
    cursor: pointer;

    tr:has(&) {
      position: relative;
    }
    table:not([data-many]) tr:has(&) {
      transform: translate(0);
      clip-path: inset(0);
    }
    tr:has(&) :is(a, button, label, input, select, textarea):not(&) {
      z-index: 1;
    }
    tr:has(&) :is(a, button, label):not(&) {
      position: relative;
    }

    &:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      ${focusRingInset}
    }
  }
`;
