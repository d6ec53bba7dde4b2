import type { ReactElement } from 'react';
import type { RequestListName } from '../../features/requests/requestLists.ts';
import { RequestsPage } from '../../features/requests/RequestsPage.tsx';
import { formatLocalTime } from '../../lib/i18n/localTime.ts';
import { requestMessageSlot } from './requestMessageSlot.tsx';

/** A list under /requests that shows when users acted: approved, canceled, done. */
export function RequestsScreen({ list }: { list: RequestListName }): ReactElement {
  return <RequestsPage list={list} messageSlot={requestMessageSlot} formatTime={formatLocalTime} />;
}
