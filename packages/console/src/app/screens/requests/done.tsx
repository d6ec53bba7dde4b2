import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

/** The completed requests. */
export const Component = (): ReactElement => <RequestsPage list="done" />;
