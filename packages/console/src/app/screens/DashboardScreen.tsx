import { Skeleton } from '@concierge/ui';
import { type ReactElement, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { lazyPart } from '../../lib/lazy/lazyPart.tsx';
import { loadWhenIdle } from '../../lib/lazy/whenIdle.ts';
import { requestMessageSlot } from './requestMessageSlot.tsx';

const ServiceRequests = lazyPart(
  async () => (await import('../../features/requests/RequestsPage.tsx')).ServiceRequests,
);

/** In place of the list until its script has come. */
function LoadingRequests(): ReactElement {
  const { t } = useTranslation('common');
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="block" height="320px" />
    </div>
  );
}

function renderDetail(serviceId: number): ReactElement {
  return (
    <Suspense fallback={<LoadingRequests />}>
      <ServiceRequests serviceId={serviceId} messageSlot={requestMessageSlot} />
    </Suspense>
  );
}

/** The dashboard, with the request table of the requests feature in its detail. */
export function DashboardScreen(): ReactElement {
  useEffect(() => loadWhenIdle(ServiceRequests.preload), []);
  return <DashboardPage detail={renderDetail} />;
}
