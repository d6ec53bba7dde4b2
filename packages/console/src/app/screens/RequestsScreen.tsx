import type { ReactElement } from 'react';
import { RequestsPage } from '../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from './requestMessageSlot.tsx';

/** The waiting requests, with the message form of the messages feature. */
export const WaitingScreen = (): ReactElement => (
  <RequestsPage list="waiting" messageSlot={requestMessageSlot} />
);

/** What waits and what is approved, e.g. of one device. */
export const OpenScreen = (): ReactElement => (
  <RequestsPage list="open" messageSlot={requestMessageSlot} />
);
