import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapStyle, layoutReset, type LayoutElement } from '../../internal/gapStyle.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface InlineProps extends ElementProps<'div'> {
  /** What stands side by side. */
  children: ReactNode;
  /** Room between, in steps of 4 px. Default 2, which is 8 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | undefined;
  /** Where lower children stand in the line. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** Where the children stand when there is room left. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether what finds no room goes to the next line. Default `true`. */
  wrap?: boolean | undefined;
  /** The element, for its meaning. Default `div`. */
  as?: LayoutElement | undefined;
}

/** Puts things side by side; what finds no room goes to the next line. Under each other: `Stack`. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  ...rest
}: InlineProps): ReactElement {
  return (
    <Root
      {...rest}
      as={as}
      data-component="Inline"
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap}
    />
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${layoutReset}
    display: flex;
    ${gapStyle}

    &[data-wrap='true'] {
      flex-wrap: wrap;
    }
    &[data-align='start'] {
      align-items: flex-start;
    }
    &[data-align='center'] {
      align-items: center;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
    &[data-align='baseline'] {
      align-items: baseline;
    }
    &[data-justify='center'] {
      justify-content: center;
    }
    &[data-justify='end'] {
      justify-content: flex-end;
    }
    &[data-justify='between'] {
      justify-content: space-between;
    }
  }
`;
