import { type ReactElement, Suspense, useEffect } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { lazyPart } from '../../lib/lazy/lazyPart.tsx';
import { loadWhenIdle } from '../../lib/lazy/whenIdle.ts';
import { requestMessageSlot } from './requestMessageSlot.tsx';

const ServiceRequests = lazyPart(
  async () => (await import('../../features/requests/RequestsPage.tsx')).ServiceRequests,
);

function renderDetail(serviceId: number): ReactElement {
  return (
    <Suspense>
      <ServiceRequests serviceId={serviceId} messageSlot={requestMessageSlot} />
    </Suspense>
  );
}

/** The dashboard, with the request table of the requests feature in its detail. */
export function DashboardScreen(): ReactElement {
  useEffect(() => loadWhenIdle(ServiceRequests.preload), []);
  return <DashboardPage detail={renderDetail} />;
}
