import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapStyle, layoutReset, type LayoutElement } from '../../internal/gapStyle.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface GridProps extends ElementProps<'div'> {
  /** What stands in the columns. */
  children: ReactNode;
  /** How many columns of equal width. Without it there are as many as find room. */
  columns?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Without `columns`: no column is narrower than 120, 200, 280 or 360 px. Default `md`. */
  itemWidth?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  /** Room between, in steps of 4 px. Default 4, which is 16 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | undefined;
  /** The element, for its meaning. Default `div`. */
  as?: LayoutElement | undefined;
}

/** Puts things of equal width in columns, as many as find room. Needs no breakpoints. */
export function Grid({
  columns,
  itemWidth = 'md',
  gap = 4,
  as = 'div',
  ...rest
}: GridProps): ReactElement {
  return (
    <Root
      {...rest}
      as={as}
      data-component="Grid"
      data-gap={gap}
      data-columns={columns}
      data-item-width={columns ? undefined : itemWidth}
    />
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${layoutReset}
    display: grid;
    ${gapStyle}

    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='5'] {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
    &[data-columns='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
    &[data-item-width='sm'] {
      grid-template-columns: repeat(auto-fill, minmax(min(120px, 100%), 1fr));
    }
    &[data-item-width='md'] {
      grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    }
    &[data-item-width='lg'] {
      grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
    }
    &[data-item-width='xl'] {
      grid-template-columns: repeat(auto-fill, minmax(min(360px, 100%), 1fr));
    }
  }
`;
