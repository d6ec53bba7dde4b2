import type { MessageCreateBody } from '@concierge/contract/messages';
import { MessageType } from '@concierge/contract/messageStates';

/** A message to the first two devices of the test project, as it is sent. */
export const messageBody = (fields: Partial<MessageCreateBody> = {}): MessageCreateBody => ({
  type: MessageType.message,
  title: 'Pool',
  message: 'The pool opens at nine.',
  device_serial_id: ['101', '102'],
  ...fields,
});
