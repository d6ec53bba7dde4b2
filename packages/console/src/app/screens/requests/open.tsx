import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

/** What waits and what is approved, e.g. of one device. */
export const Component = (): ReactElement => <RequestsPage list="open" />;
