import type { ReactElement } from 'react';
import type { RequestListName } from '../../features/requests/requestQuery.ts';
import { RequestsPage } from '../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from './requestMessageSlot.tsx';

/** A list under /requests that shows when users acted, in the browser's timezone. */
const decidedScreen = (list: RequestListName) => (): ReactElement => (
  <RequestsPage list={list} messageSlot={requestMessageSlot} />
);

export const ApprovedScreen: () => ReactElement = decidedScreen('approved');
export const CanceledScreen: () => ReactElement = decidedScreen('canceled');
export const DoneScreen: () => ReactElement = decidedScreen('done');
