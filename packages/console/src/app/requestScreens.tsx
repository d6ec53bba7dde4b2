import type { ReactElement } from 'react';
import type { RequestListName } from '../features/requests/requestQuery.ts';
import type { MessageSlot } from '../features/requests/RequestReply.tsx';
import { RequestsPage } from '../features/requests/RequestsPage.tsx';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';

const RequestMessageDialog = lazyDialog(
  async () => (await import('../features/messages/RequestMessageDialog.tsx')).RequestMessageDialog,
);

/** Joins requests and messages: the form that writes to a request's device. */
export const requestMessageSlot: MessageSlot = (props) => <RequestMessageDialog {...props} />;

/** The screen of one list of requests. */
export const requestScreen = (list: RequestListName) => (): ReactElement => (
  <RequestsPage list={list} messageSlot={requestMessageSlot} />
);
