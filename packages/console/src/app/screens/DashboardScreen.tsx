import type { ReactElement } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { ServiceRequests } from '../../features/requests/ServiceRequests.tsx';
import { requestMessageSlot } from './requestMessageSlot.tsx';

function drawDetail(serviceId: number): ReactElement {
  return <ServiceRequests serviceId={serviceId} messageSlot={requestMessageSlot} />;
}

/** The dashboard, with the request table of the requests feature in its detail. */
export function DashboardScreen(): ReactElement {
  return <DashboardPage detail={drawDetail} />;
}
