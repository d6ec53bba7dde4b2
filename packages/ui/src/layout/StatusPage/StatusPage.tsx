import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { iconOf, type IconSource } from '../../components/Icon/iconOf.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';

export interface StatusPageProps extends ElementProps<'div'> {
  /** The sign above the title: a bundled icon by name, or an element of 24 px. */
  icon: IconSource;
  /** The color of the sign: `danger` when something is broken. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** The page's only `h1`. */
  title: string;
  /** What happened and what helps. */
  text: string;
  /** Links or buttons to go on. */
  actions: ReactNode;
  /** Anything more, e.g. technical detail. */
  children?: ReactNode;
}

/** Replaces a page: not found, forbidden or broken. */
export function StatusPage({
  icon,
  tone = 'neutral',
  title,
  text,
  actions,
  children,
  ...rest
}: StatusPageProps): ReactElement {
  return (
    <Root {...rest} data-component="StatusPage" data-tone={tone}>
      <Mark>{iconOf(icon, 24)}</Mark>
      <Title>{title}</Title>
      <Text>{text}</Text>
      <Inline justify="center">{actions}</Inline>
      {children}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-block-size: min(520px, 80dvh);
    padding: ${t.space[8]} ${t.space[4]};
    text-align: center;
  }
`;

const Mark = styled.span`
  @layer concierge.components {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    margin-block-end: ${t.space[5]};
    border: 1px solid ${t.color.border};
    border-radius: ${t.radius.lg};
    background: ${t.color.surface};
    color: ${t.color.textMuted};
    box-shadow: ${t.shadow.sm};

    [data-tone='danger'] > & {
      border-color: ${t.color.danger.border};
      background: ${t.color.danger.subtle};
      color: ${t.color.danger.text};
    }
  }
`;

const Title = styled.h1`
  @layer concierge.components {
    font: ${t.weight.semibold} ${t.text.xl} ${t.font.heading};
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const Text = styled.p`
  @layer concierge.components {
    max-inline-size: 52ch;
    margin-block: ${t.space[2]} ${t.space[6]};
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    text-wrap: pretty;
  }
`;
