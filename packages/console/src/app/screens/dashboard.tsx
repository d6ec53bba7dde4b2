import type { ReactElement } from 'react';
import { DashboardPage } from '../../features/dashboard/DashboardPage.tsx';
import { ServiceRequests } from '../../features/requests/RequestsPage.tsx';

const renderDetail = (serviceId: number): ReactElement => <ServiceRequests serviceId={serviceId} />;

/** The dashboard, with the request table of the requests feature in its detail. */
export const Component = (): ReactElement => <DashboardPage detail={renderDetail} />;
