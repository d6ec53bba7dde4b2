import type { MessageSlot } from '../features/requests/RequestReply.tsx';
import { lazyDialog } from '../lib/modal/lazyDialog.tsx';

const RequestMessageDialog = lazyDialog(
  async () => (await import('../features/messages/RequestMessageDialog.tsx')).RequestMessageDialog,
);

/** Joins requests and messages: the form that writes to a request's device. */
export const requestMessageSlot: MessageSlot = (props) => <RequestMessageDialog {...props} />;
