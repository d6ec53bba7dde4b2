import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { iconOf, type IconSource } from '../Icon/iconOf.tsx';

export interface EmptyStateProps extends ElementProps<'div'> {
  /** A bundled icon by name, or an element. Default `inbox`, with the warning tone `triangle-alert`. */
  icon?: IconSource | undefined;
  /** `warning` when emptiness needs attention. Default `neutral`. */
  tone?: 'neutral' | 'warning' | undefined;
  /** What is not there. */
  title: string;
  /** Why, and what to do about it. */
  children?: ReactNode;
  /** What to do next: a button, or a few. */
  action?: ReactNode;
}

/** What is shown in place of content that is not there. */
export function EmptyState({
  tone = 'neutral',
  icon = tone === 'warning' ? 'triangle-alert' : 'inbox',
  title,
  children,
  action,
  ...rest
}: EmptyStateProps): ReactElement {
  return (
    <Root {...rest} data-component="EmptyState" data-tone={tone}>
      <Mark data-part="Mark">{iconOf(icon, 20)}</Mark>
      <Title data-part="Title">{title}</Title>
      {children && <Text data-part="Text">{children}</Text>}
      {action && <Action data-part="Action">{action}</Action>}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    align-content: center;
    justify-items: center;
    padding: ${t.space[10]} ${t.space[4]};
    overflow-wrap: anywhere;
    text-align: center;
  }
`;

const Mark = styled.div`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: ${t.space[3]};
    border: 1px solid ${t.color.neutral.border};
    border-radius: ${t.radius.md};
    background: ${t.color.neutral.subtle};
    color: ${t.color.textMuted};

    [data-tone='warning'] > & {
      border-color: ${t.color.warning.border};
      background: ${t.color.warning.subtle};
      color: ${t.color.warning.text};
    }
  }
`;

const Title = styled.p`
  @layer concierge.components {
    font: ${t.weight.semibold} ${t.text.md} ${t.font.heading};
  }
`;

const Text = styled.div`
  @layer concierge.components {
    max-inline-size: 44ch;
    margin-block-start: ${t.space[1]};
    color: ${t.color.textMuted};
  }
`;

const Action = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${t.space[2]};
    margin-block-start: ${t.space[4]};
  }
`;
