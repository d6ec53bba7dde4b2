import { type ReactElement, Suspense, useEffect } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { onIntent } from '../../lib/lazy/intent.ts';
import { lazyPart } from '../../lib/lazy/lazyPart.tsx';
import { requestMessageSlot } from './requestMessageSlot.tsx';

const loadDetail = async () =>
  (await import('../../features/requests/RequestsPage.tsx')).ServiceRequests;
const ServiceRequests = lazyPart(loadDetail);

function renderDetail(serviceId: number): ReactElement {
  return (
    <Suspense>
      <ServiceRequests serviceId={serviceId} messageSlot={requestMessageSlot} />
    </Suspense>
  );
}

/** The dashboard, with the request table of the requests feature in its detail. */
export function DashboardScreen(): ReactElement {
  useEffect(() => onIntent('main button', loadDetail), []);
  return <DashboardPage detail={renderDetail} />;
}
