import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from '../../requestMessageSlot.tsx';

/** The waiting requests, with the message form of the messages feature. */
export const Component = (): ReactElement => (
  <RequestsPage list="waiting" messageSlot={requestMessageSlot} />
);
