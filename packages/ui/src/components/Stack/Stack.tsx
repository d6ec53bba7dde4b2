import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { gapStyle, layoutReset, type LayoutElement } from '../../internal/gapStyle.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface StackProps extends ElementProps<'div'> {
  /** What stands under each other. */
  children: ReactNode;
  /** Room between, in steps of 4 px. Default 4, which is 16 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | undefined;
  /** Where children narrower than the stack stand. Default `stretch`: they are as wide as it. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** The element, for its meaning. Default `div`. */
  as?: LayoutElement | undefined;
}

/** Puts things under each other with even room between. Side by side: `Inline`; in columns: `Grid`. */
export function Stack({
  gap = 4,
  align = 'stretch',
  as = 'div',
  ...rest
}: StackProps): ReactElement {
  return (
    <Root
      {...rest}
      as={as}
      data-component="Stack"
      data-gap={gap}
      data-align={align === 'stretch' ? undefined : align}
    />
  );
}

const Root = styled.div`
  @layer concierge.components {
    ${layoutReset}
    display: flex;
    flex-direction: column;
    ${gapStyle}

    &[data-align='start'] {
      align-items: flex-start;
    }
    &[data-align='center'] {
      align-items: center;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
  }
`;
