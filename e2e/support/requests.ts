import { expect, type Locator, type Page } from '@playwright/test';
import type { RequestPage, ServiceRequest } from '@concierge/contract/requests';
import { paths } from '@concierge/contract/paths';
import type { Staff } from './staff.ts';

/** The body rows of the request list that is on screen. */
export const rowsOf = (scope: Page | Locator): Locator => {
  // `has` is relative to the row, so its locator must not include the scope.
  const page = 'page' in scope ? scope.page() : scope;
  return scope.getByRole('row').filter({ has: page.getByRole('cell') });
};

export const rowWith = (scope: Page | Locator, text: string): Locator =>
  rowsOf(scope).filter({ hasText: text });

/** The button of a row that opens its reply, which has the focus of the row. */
export const statusOf = (row: Locator): Locator => row.getByRole('button').first();

/** Opens the list of waiting requests, and waits until it shows them and is live. */
export async function openWaiting(page: Page): Promise<void> {
  await page.goto('/requests/waiting');
  await expect(statusOf(rowsOf(page).first())).toBeVisible();
  // Events can come.
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();
}

/** Presses a button of a row until its dialog opens: right after rows have moved a press is ignored. */
export async function pressInRow(button: Locator): Promise<void> {
  const dialog = button.page().getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 1_000 });
    await expect(dialog).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Opens the reply modal of the row with this text. */
export async function openReply(page: Page, text: string): Promise<Locator> {
  await pressInRow(rowWith(page, text).getByRole('button', { name: /reply to/i }));
  await page.getByRole('dialog', { name: 'Reply to request' }).waitFor();
  // Its name changes with the step, so it is located as the topmost dialog.
  return page.getByRole('dialog').last();
}

/** The button that confirms, in the confirmation of any state; it is named by its action. */
export const confirmButton = (dialog: Locator): Locator =>
  dialog.getByRole('button', { name: /^(Approve|Cancel request|Mark as completed)$/ });

export function queryRequests(staff: Staff, filter: object, query = ''): Promise<RequestPage> {
  return staff.post<RequestPage>(
    (project) => `${paths.requestQuery(project)}?limit=1000&offset=0${query}`,
    filter,
  );
}

export async function findRequest(staff: Staff, id: number): Promise<ServiceRequest> {
  const { data } = await queryRequests(staff, { 'state_id in': [1, 2, 3, 4] });
  const found = data.find((request) => request.id === id);
  if (!found) throw new Error(`No request ${id}`);
  return found;
}

/** Changes the state of a request by the API, as this user. */
export function setRequestState(staff: Staff, id: number, state: number): Promise<unknown> {
  return staff.post((project) => paths.requestUpdate(project, id), { state_id: state });
}
