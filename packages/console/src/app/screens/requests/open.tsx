import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from '../../requestMessageSlot.tsx';

/** What waits and what is approved, e.g. of one device. */
export const Component = (): ReactElement => (
  <RequestsPage list="open" messageSlot={requestMessageSlot} />
);
