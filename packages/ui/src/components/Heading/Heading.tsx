import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface HeadingProps extends ElementProps<'h2'> {
  /** The title. */
  children: ReactNode;
  /** Its place in the outline of the page: one deeper than the heading it stands under. */
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** How it looks, apart from its level: 13, 14, 16, 20 or 24 px. Default `xxl` to `sm`, by the level. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | undefined;
  /** Where its lines are aligned. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

const SIZES = { 1: 'xxl', 2: 'xl', 3: 'lg', 4: 'md', 5: 'md', 6: 'sm' } as const;

/** The title of what follows it, without margins. Its level is for the outline, its size for the eye. */
export function Heading({
  level,
  size = SIZES[level],
  align = 'start',
  ...rest
}: HeadingProps): ReactElement {
  return (
    <Root
      {...rest}
      as={`h${level}` as const}
      data-component="Heading"
      data-size={size}
      data-align={align === 'start' ? undefined : align}
    />
  );
}

const Root = styled.h2`
  @layer concierge.components {
    margin: 0;
    min-inline-size: 0;
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.md} ${t.font.heading};
    overflow-wrap: anywhere;
    text-wrap: balance;

    &[data-size='sm'] {
      font: ${t.weight.semibold} ${t.text.sm} ${t.font.heading};
    }
    &[data-size='lg'] {
      font: ${t.weight.semibold} ${t.text.lg} ${t.font.heading};
      letter-spacing: -0.006em;
    }
    &[data-size='xl'] {
      font: ${t.weight.semibold} ${t.text.xl} ${t.font.heading};
      letter-spacing: -0.012em;
    }
    &[data-size='xxl'] {
      font: ${t.weight.semibold} ${t.text.xxl} ${t.font.heading};
      letter-spacing: -0.018em;
    }
    &[data-align='center'] {
      text-align: center;
    }
    &[data-align='end'] {
      text-align: end;
    }
  }
`;
