import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

/** The canceled requests. */
export const Component = (): ReactElement => <RequestsPage list="canceled" />;
