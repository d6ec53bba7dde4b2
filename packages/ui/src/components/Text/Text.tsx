import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface TextProps extends ElementProps<'p'> {
  /** What is read. */
  children: ReactNode;
  /** 12, 13, 14, 16, 20 or 24 px. Default `md`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'xxl' | undefined;
  /** The weight of the font. Default `regular`. */
  weight?: 'regular' | 'medium' | 'semibold' | undefined;
  /** The color; a meaning must also be in the words. Default `default`. */
  tone?: 'default' | 'muted' | 'success' | 'info' | 'warning' | 'danger' | undefined;
  /** Where its lines are aligned. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Keeps line breaks and spaces as they were typed. */
  preserveBreaks?: boolean | undefined;
  /** The element, for its meaning. Default `p`. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | undefined;
}

/** A text of the type scale, without margins. For the title of what follows use `Heading`. */
export function Text({
  size = 'md',
  weight = 'regular',
  tone = 'default',
  align = 'start',
  preserveBreaks,
  as = 'p',
  ...rest
}: TextProps): ReactElement {
  return (
    <Root
      {...rest}
      as={as}
      data-component="Text"
      data-size={size}
      data-weight={weight === 'regular' ? undefined : weight}
      data-tone={tone === 'default' ? undefined : tone}
      data-align={align === 'start' ? undefined : align}
      data-preserve-breaks={preserveBreaks ? true : undefined}
    />
  );
}

const Root = styled.p`
  @layer concierge.components {
    margin: 0;
    min-inline-size: 0;
    color: ${t.color.text};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    overflow-wrap: anywhere;

    &[data-size='xs'] {
      font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
    }
    &[data-size='sm'] {
      font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
    }
    &[data-size='lg'] {
      font: ${t.weight.regular} ${t.text.lg} ${t.font.sans};
    }
    &[data-size='xl'] {
      font: ${t.weight.regular} ${t.text.xl} ${t.font.sans};
    }
    &[data-size='xxl'] {
      font: ${t.weight.regular} ${t.text.xxl} ${t.font.sans};
    }
    &[data-weight='medium'] {
      font-weight: ${t.weight.medium};
    }
    &[data-weight='semibold'] {
      font-weight: ${t.weight.semibold};
    }
    &[data-tone='muted'] {
      color: ${t.color.textMuted};
    }
    &[data-tone='success'] {
      color: ${t.color.success.text};
    }
    &[data-tone='info'] {
      color: ${t.color.info.text};
    }
    &[data-tone='warning'] {
      color: ${t.color.warning.text};
    }
    &[data-tone='danger'] {
      color: ${t.color.danger.text};
    }
    &[data-align='center'] {
      text-align: center;
    }
    &[data-align='end'] {
      text-align: end;
    }
    &[data-preserve-breaks] {
      white-space: pre-wrap;
    }
  }
`;
