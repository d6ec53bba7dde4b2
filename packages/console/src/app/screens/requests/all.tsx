import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';

/** The requests in every state, e.g. what is searched for. */
export const Component = (): ReactElement => <RequestsPage list="all" />;
