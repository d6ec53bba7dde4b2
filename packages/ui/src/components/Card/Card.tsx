import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface CardProps extends ElementProps<'div'> {
  /** What stands in the box. */
  children: ReactNode;
  /** Room inside. `none` for a table that reaches the edge. Default `md`. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
}

/** A surface that holds things belonging together. */
export function Card({ padding = 'md', ...rest }: CardProps): ReactElement {
  return <Root {...rest} data-component="Card" data-padding={padding} />;
}

const Root = styled.div`
  @layer concierge.components {
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.surface};
    color: ${t.color.text};

    &[data-padding='none'] {
      overflow: clip;
    }
    &[data-padding='sm'] {
      padding: ${t.space[3]};
    }
    &[data-padding='md'] {
      padding: ${t.space[5]};
    }
    &[data-padding='lg'] {
      padding: ${t.space[8]};
    }
  }
`;
