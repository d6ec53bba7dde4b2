import {
  EmptyState,
  Modal,
  RequestTable,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
} from '@concierge/ui';
import { useState } from 'react';
import { detailColumns, openRequestsOf, services } from '../../fixtures/concierge.ts';
import { ConsoleFrame, type ConsoleFrameProps } from '../../fixtures/ConsoleFrame.tsx';
import { requestTableTexts } from '../../fixtures/texts/requests.ts';
import { useLabels, useTexts } from '../../fixtures/texts/translations.ts';
import { LoadFailure, Screen, type Content } from './Screen.tsx';

const nothing = () => {};

export interface DashboardPageProps extends Pick<ConsoleFrameProps, 'viewer' | 'minified'> {
  content?: Content;
  /** What the modal over the cards shows once it is open. */
  detail?: Content;
}

/** /dashboard: one card per service, the busiest first. */
export function DashboardPage({ content = 'full', detail = 'full', ...frame }: DashboardPageProps) {
  const t = useTexts();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <ConsoleFrame {...frame}>
      <Screen
        title={t('dashboard:title')}
        subtitle={t('dashboard:subtitle')}
        crumbs={[{ label: t('common:home'), href: '/dashboard' }]}
      >
        {content === 'loading' && <ServiceCardSkeletons count={8} label={t('dashboard:loading')} />}
        {content === 'failed' && <LoadFailure title={t('dashboard:error.load')} />}
        {content === 'empty' && (
          <EmptyState tone="warning" title={t('dashboard:noCards.title')}>
            {t('dashboard:noCards.body')}
          </EmptyState>
        )}
        {content === 'full' && (
          <ServiceCardGrid label={t('dashboard:cards')}>
            {services.map((service) => (
              <ServiceCard
                key={service.id}
                name={service.name}
                count={service.count}
                countLabel={t('dashboard:openCount', { count: service.count })}
                color={service.color}
                iconSrc={service.icon}
                detailLabel={t('dashboard:viewDetail')}
                onDetail={() => setOpened(service.name)}
              />
            ))}
          </ServiceCardGrid>
        )}
      </Screen>
      <Modal
        open={opened !== null}
        onOpenChange={() => setOpened(null)}
        title={t('dashboard:detail.title', { service: opened ?? '' })}
        size="xl"
        closeLabel={t('common:close')}
      >
        <ServiceRequests content={detail} service={opened ?? ''} />
      </Modal>
    </ConsoleFrame>
  );
}

function ServiceRequests({ content, service }: { content: Content; service: string }) {
  const t = useTexts();
  const labels = useLabels(requestTableTexts);
  return (
    <RequestTable
      rows={content === 'full' ? openRequestsOf(service) : []}
      columns={detailColumns}
      labels={labels}
      onStatusClick={nothing}
      loading={content === 'loading'}
      error={content === 'failed' ? <LoadFailure title={t('requests:error.load')} /> : undefined}
      empty={
        <EmptyState tone="warning" title={t('requests:empty.title')}>
          {t('requests:empty.body')}
        </EmptyState>
      }
    />
  );
}
