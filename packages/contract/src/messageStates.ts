export const MessageType = { message: 1, invoice: 2 } as const;
export type MessageType = (typeof MessageType)[keyof typeof MessageType];

export const MessageState = { draft: 1, published: 2 } as const;
export type MessageState = (typeof MessageState)[keyof typeof MessageState];

/** Whether a message may be published now: a draft with at least one device. */
export function canPublish(message: { state: MessageState; device_count: number }): boolean {
  return message.state === MessageState.draft && message.device_count > 0;
}
