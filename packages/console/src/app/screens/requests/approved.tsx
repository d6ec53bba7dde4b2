import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

/** The approved requests. */
export const Component = (): ReactElement => <RequestsPage list="approved" />;
