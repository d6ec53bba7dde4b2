import { array, number, object, string, type ObjectSchema } from 'yup';
import type { MessageType } from '../MessageTable/messageRow.ts';

/** What a filled message form gives. */
export interface MessageFormValues {
  type: MessageType;
  title: string;
  message: string;
  device_serial_id: string[];
}

/** `request` answers a request: the devices are given and Send publishes at once. */
export type MessageFormMode = 'create' | 'edit' | 'request';

export type MessageFormTab = 'message' | 'users';

/** The rules of the message form: title, text and at least one device. */
export const messageFormSchema: ObjectSchema<MessageFormValues> = object({
  type: number<MessageType>().oneOf([1, 2]).required(),
  title: string().trim().required(),
  message: string().trim().required(),
  device_serial_id: array(string().required()).min(1).required(),
});

export type MessagePart = 'title' | 'message' | 'device_serial_id';

const PARTS: readonly MessagePart[] = ['title', 'message', 'device_serial_id'];

/** What is still missing, in the order of the form. */
export function missingParts(values: MessageFormValues): MessagePart[] {
  return PARTS.filter((part) =>
    part === 'device_serial_id' ? values[part].length === 0 : values[part].trim() === '',
  );
}

/** The tab on which a part is filled in. */
export function tabOf(part: MessagePart): MessageFormTab {
  return part === 'device_serial_id' ? 'users' : 'message';
}

/** What the primary button does: lead on while something is missing, then save or send. */
export type PrimaryAction = 'next' | 'save' | 'send';

export function primaryAction(values: MessageFormValues, mode: MessageFormMode): PrimaryAction {
  if (mode === 'request') return 'send';
  return missingParts(values).length > 0 ? 'next' : 'save';
}

/** Where Next leads: to the first missing part, on this tab if there is one, else on the other. */
export function nextPart(
  values: MessageFormValues,
  current: MessageFormTab,
): MessagePart | undefined {
  const missing = missingParts(values);
  return missing.find((part) => tabOf(part) === current) ?? missing[0];
}
