import type { ReactElement } from 'react';
import { RequestsPage } from '../../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from '../../requestMessageSlot.tsx';

/** The completed requests. */
export const Component = (): ReactElement => (
  <RequestsPage list="done" messageSlot={requestMessageSlot} />
);
