import { RequestMessageDialog } from '../../features/messages/RequestMessageDialog.tsx';
import type { MessageSlot } from '../../features/requests/RequestReply.tsx';

/** Joins requests and messages: the form that writes to a request's device. */
export const requestMessageSlot: MessageSlot = (props) => <RequestMessageDialog {...props} />;
