import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface DividerProps extends ElementProps<'hr', 'children'> {
  /** `vertical` between things side by side: as high as they are. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** A line between things that do not belong together. Where room alone says so, leave it out. */
export function Divider({ orientation = 'horizontal', ref, ...rest }: DividerProps): ReactElement {
  return (
    <Root
      {...rest}
      ref={ref}
      {...(orientation === 'vertical' ? { 'aria-orientation': 'vertical' } : {})}
      data-component="Divider"
      data-orientation={orientation}
    />
  );
}

const Root = styled.hr`
  @layer concierge.components {
    flex: none;
    align-self: stretch;
    margin: 0;
    border: 0;
    border-block-start: 1px solid ${t.color.border};

    &[data-orientation='vertical'] {
      min-block-size: 1em;
      border-block-start: 0;
      border-inline-start: 1px solid ${t.color.border};
    }
  }
`;
