import type { ReactElement } from 'react';
import type { RequestListName } from '../../features/requests/requestLists.ts';
import { RequestsPage } from '../../features/requests/RequestsPage.tsx';
import { requestMessageSlot } from './requestMessageSlot.tsx';

/** One of the lists under /requests, with the message form of the messages feature. */
export function RequestsScreen({ list }: { list: RequestListName }): ReactElement {
  return <RequestsPage list={list} messageSlot={requestMessageSlot} />;
}
