import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from '../../requestMessageSlot.tsx';

/** The approved requests. */
export const Component = (): ReactElement => (
  <RequestsPage list="approved" messageSlot={requestMessageSlot} />
);
