import type { ReactElement } from 'react';
import type { RequestListName } from '../../features/requests/requestQuery.ts';
import { RequestsPage } from '../../features/requests/RequestsPage.tsx';
import { formatLocalTime } from '../../lib/i18n/localTime.ts';
import { requestMessageSlot } from './requestMessageSlot.tsx';

/** A list under /requests that shows when users acted, in the browser's timezone. */
const decidedScreen = (list: RequestListName) => (): ReactElement => (
  <RequestsPage list={list} messageSlot={requestMessageSlot} formatTime={formatLocalTime} />
);

export const ApprovedScreen: () => ReactElement = decidedScreen('approved');
export const CanceledScreen: () => ReactElement = decidedScreen('canceled');
export const DoneScreen: () => ReactElement = decidedScreen('done');
