import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

/** The waiting requests. */
export const Component = (): ReactElement => <RequestsPage list="waiting" />;
