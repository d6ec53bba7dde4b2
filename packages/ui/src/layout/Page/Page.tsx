import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import type { ElementProps } from '../../internal/props.ts';
import { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';

export interface PageProps
  extends
    ElementProps<'div', 'title' | 'children'>,
    Pick<PageHeaderProps, 'title' | 'subtitle' | 'breadcrumbs' | 'actions'> {
  /** What the page shows, under each other below its head. */
  children: ReactNode;
}

/** The frame of a page in an `AppShell`: its `PageHeader`, and with even room below it what the page shows. */
export function Page({
  title,
  subtitle,
  breadcrumbs,
  actions,
  children,
  ...rest
}: PageProps): ReactElement {
  return (
    <Root {...rest} data-component="Page">
      <PageHeader title={title} subtitle={subtitle} breadcrumbs={breadcrumbs} actions={actions} />
      {children}
    </Root>
  );
}

const Root = styled.div`
  @layer concierge.components {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${t.space[5]};
  }
`;
