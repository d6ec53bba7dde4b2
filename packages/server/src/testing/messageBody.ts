import type { MessageCreateBody } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';

/** The body of a message to the two devices of the test project. */
export const messageBody = (fields: Partial<MessageCreateBody> = {}): MessageCreateBody => ({
  type: MessageType.message,
  title: 'Pool',
  message: 'The pool opens at nine.',
  device_serial_id: ['101', '102'],
  ...fields,
});
