import type { Locator, Page } from '@playwright/test';
import type { Message, MessagePage, MessageSavedAnswer } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { Staff } from './staff.ts';

/** All matching messages, newest first by default. */
export function queryMessages(staff: Staff, filter: object = {}, query = ''): Promise<MessagePage> {
  return staff.post<MessagePage>(
    (project) => `${paths.messageQuery(project)}?limit=1000&offset=0${query}`,
    filter,
  );
}

export async function findMessage(staff: Staff, title: string): Promise<Message> {
  const { data } = await queryMessages(staff);
  const found = data.find((message) => message.title === title);
  if (!found) throw new Error(`No message “${title}”`);
  return found;
}

/** Saves a draft by the API, as this user. */
export function writeDraft(
  staff: Staff,
  title: string,
  serialIds: readonly string[],
): Promise<MessageSavedAnswer> {
  return staff.post<MessageSavedAnswer>(paths.messageCreate, {
    type: 1,
    title,
    message: `Text of ${title}`,
    device_serial_id: serialIds,
  });
}

export function publish(staff: Staff, messageId: number): Promise<unknown> {
  return staff.post((project) => paths.messagePublish(project, messageId), {});
}

/** Opens the form for a new message. */
export async function openNewMessage(page: Page): Promise<Locator> {
  await page.goto('/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('textbox', { name: 'Title' }).waitFor();
  return dialog;
}

/** Fills the first tab. */
export async function writeMessage(dialog: Locator, title: string, text: string): Promise<void> {
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('textbox', { name: 'Message' }).fill(text);
}

/** The device's check box, whose name ends in the serial number. */
export const deviceBox = (dialog: Locator, serialId: string): Locator =>
  dialog.getByRole('checkbox', { name: new RegExp(`${serialId}$`) });
