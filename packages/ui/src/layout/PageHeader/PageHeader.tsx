import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { screenOnly } from '../../internal/screenOnly.ts';

export interface PageHeaderProps extends ElementProps<'div'> {
  /** The page's only `h1`. */
  title: string;
  /** A sentence under the title. */
  subtitle?: ReactNode;
  /** A `Breadcrumbs`, above the title. */
  breadcrumbs?: ReactNode;
  /** Buttons at the end; below the title where there is no room. */
  actions?: ReactNode;
  /** What belongs to the title, e.g. filters, below it. */
  children?: ReactNode;
}

/** The head of a page: breadcrumbs, title and actions. */
export function PageHeader({
  title,
  subtitle,
  breadcrumbs,
  actions,
  children,
  ...rest
}: PageHeaderProps): ReactElement {
  return (
    <Root {...rest} data-component="PageHeader">
      {breadcrumbs}
      <Line data-part="Line">
        <Words>
          <Title>{title}</Title>
          {subtitle && <Subtitle data-part="Subtitle">{subtitle}</Subtitle>}
        </Words>
        {actions && <Actions data-part="Actions">{actions}</Actions>}
      </Line>
      {children}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: flex;
    flex-direction: column;
    gap: ${t.space[2]};
  }
`;

const Line = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${t.space[3]} ${t.space[4]};
  }
`;

const Words = styled.div`
  @layer concierge.components {
    min-inline-size: 0;
  }
`;

const Title = styled.h1`
  @layer concierge.components {
    color: ${t.color.text};
    font: ${t.weight.semibold} ${t.text.xxl} ${t.font.heading};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
`;

const Subtitle = styled.p`
  @layer concierge.components {
    max-inline-size: 72ch;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
    text-wrap: pretty;
  }
`;

const Actions = styled.div`
  @layer concierge.components {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[2]};
    ${screenOnly}
  }
`;
