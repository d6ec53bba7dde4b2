import { Breadcrumbs, PageHeader, t as token } from '@concierge/ui';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

interface ScreenProps {
  /** The screen's only `h1`. */
  title: string;
  subtitle?: string;
  /** From the root to this screen. */
  crumbs: readonly { label: string; href?: string }[];
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of a screen: breadcrumbs, heading, actions and content. */
export function Screen({ title, subtitle, crumbs, actions, children }: ScreenProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Content>
      <PageHeader
        title={title}
        subtitle={subtitle}
        breadcrumbs={<Breadcrumbs label={t('breadcrumbs')} items={crumbs} />}
        actions={actions}
      />
      {children}
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;
