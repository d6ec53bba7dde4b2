import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { choose, selectField } from './support/choose.ts';
import {
  deviceBox,
  findMessage,
  newMessage,
  publish,
  queryMessages,
  writeDraft,
} from './support/messages.ts';
import { rowsOf, rowWith, watchLookups } from './support/requests.ts';
import { toasts } from './support/toasts.ts';
import { expect, test } from './support/test.ts';

const header = (page: Page, name: RegExp) => page.getByRole('columnheader', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('messages', () => {
  test(
    'E1 columns of the list, with the icon and name of the service',
    { tag: '@core' },
    async ({ openDesk, room }) => {
      const { page, staff } = await openDesk('admin');
      const service = await room(101).service('Housekeeping');
      const asked = await room(101).ask(service.id, 'Please make up the room');
      await staff.post(paths.messageCreate, {
        type: 2,
        title: 'Invoice 9000',
        message: 'Total: € 12.50',
        device_serial_id: ['room-101'],
        service_request_id: asked.id,
      });
      await page.goto('/messages');
      await expect(page.getByRole('columnheader')).toHaveText([
        /^Service/,
        /^Title/,
        /^Message/,
        /^Operator/,
        /^Devices/,
        /^Status/,
        /^Created/,
        /^Type/,
        /^Actions/,
      ]);
      const row = rowWith(page, 'Invoice 9000');
      await expect(row.getByRole('rowheader')).toHaveText('Invoice 9000');
      const cell = (at: number) => row.getByRole('cell').nth(at);
      await expect(cell(0)).toContainText('Housekeeping');
      await expect(cell(0).locator('[style*="/icons/"]').first()).toBeVisible();
      await expect(cell(1)).toHaveText(/Total: € 12\.50/);
      await expect(cell(2)).toContainText('admin');
      await expect(cell(3)).toContainText('Room 101');
      await expect(cell(4)).toContainText('Draft');
      await expect(cell(5)).toContainText(/\d\d\.\d\d\.\d{4} \d\d:\d\d/);
      await expect(cell(6)).toContainText('Invoice');
      await expect(cell(7).getByRole('button')).toHaveCount(2);
    },
  );

  for (const [column, name] of [
    ['title', /^Title/],
    ['username', /^Operator/],
    ['state', /^Status/],
    ['created_date', /^Created/],
  ] as const) {
    test(`E1 sorts by ${column} and keeps it in the address bar`, async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
      await page.goto('/messages?limit=5');
      await expect(rowsOf(page)).toHaveCount(5);
      await header(page, name).getByRole('button').click();
      await expect(page).toHaveURL(new RegExp(`orderBy=${column}`));
      // From the address, since the list may already have been sorted by this column before the press.
      const direction = new URL(page.url()).searchParams.get('direction');
      expect(['ASC', 'DESC']).toContain(direction);
      const sorted = direction === 'ASC' ? 'ascending' : 'descending';
      const { data } = await queryMessages(staff, {}, `&orderBy=${column}&direction=${direction}`);
      for (const open of [async () => {}, () => page.reload()]) {
        await open();
        await expect(header(page, name)).toHaveAttribute('aria-sort', sorted);
        await expect(rowsOf(page).first().getByRole('rowheader')).toHaveText(data[0]?.title ?? '');
      }
    });
  }

  test('E1 text columns that are not sortable have no sorter', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await page.goto('/messages');
    for (const name of [/^Service/, /^Message/, /^Devices/, /^Type/]) {
      await expect(header(page, name)).toBeVisible();
      await expect(header(page, name).getByRole('button')).toHaveCount(0);
    }
  });

  test(
    'E2 filters by status, type, device and operator',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
      await page.goto('/messages');
      await expect(rowsOf(page)).toHaveCount(25);
      const expectFiltered = async (body: Record<string, number>) => {
        const { totalCount } = await queryMessages(staff, body);
        expect(totalCount).toBeGreaterThan(0);
        await expect(page.getByText(`of ${totalCount}`, { exact: false }).first()).toBeVisible();
        await expect(rowsOf(page)).toHaveCount(Math.min(25, totalCount));
      };
      /** Of the call that asks by this column: that of the choice before may leave only now. */
      const lastBody = async (column: string, act: () => Promise<void>) => {
        const call = page.waitForRequest(
          (request) =>
            request.url().includes('/messages/query') &&
            (request.postData()?.includes(column) ?? false),
        );
        await act();
        return (await call).postDataJSON() as unknown;
      };

      const published = () => choose(page, 'Status', 'Published');
      expect(await lastBody('cm.state', published)).toEqual({ 'cm.state =': 2 });
      await expectFiltered({ 'cm.state =': 2 });
      const both = { 'cm.state =': 2, 'cm.type =': 2 };
      expect(await lastBody('cm.type', () => choose(page, 'Type', 'Invoice'))).toEqual(both);
      await expectFiltered(both);

      const helena = (await queryMessages(staff, both)).data.find((m) => m.username === 'helena');
      const three = { ...both, 'cm.user_id =': helena?.user_id ?? 0 };
      const helenas = () => choose(page, 'Operator', 'helena');
      expect(await lastBody('cm.user_id', helenas)).toEqual(three);
      await expectFiltered(three);

      await page.reload();
      await expect(selectField(page, 'Operator')).toContainText('helena');
      await expectFiltered(three);
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL(/\/messages$/);
      await choose(page, 'Device', 'Room 101');
      await expect(page).toHaveURL(/device_id=\d+/);
      const device = Number(new URL(page.url()).searchParams.get('device_id'));
      await expectFiltered({ 'device_id =': device });
    },
  );

  test('E2 newest first, 25 rows; offset and limit come from the address', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const { data } = await queryMessages(staff);
    const call = page.waitForRequest((request) => request.url().includes('/messages/query'));
    await page.goto('/messages');
    const { searchParams } = new URL((await call).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: '25',
      offset: '0',
      orderBy: 'created_date',
      direction: 'DESC',
    });
    await expect(rowsOf(page)).toHaveCount(25);

    await page.goto('/messages?limit=5&offset=10');
    await expect(rowsOf(page).getByRole('rowheader')).toHaveText(
      data.slice(10, 15).map(({ title }) => title),
    );
    await selectField(page, 'Per page').click();
    await expect(page.getByRole('option')).toHaveText(['5', '10', '25', '50']);
    await page.getByRole('option', { name: '50' }).click();
    await expect(rowsOf(page)).toHaveCount(50);
  });

  test('E2 an empty list says so', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    await page.goto(`/messages?state=1&user_id=${staff.user.id + 2}`);
    await expect(page.getByRole('main')).toContainText('No message matches these filters.');
    await expect(rowsOf(page)).toHaveCount(0);
  });

  test('E3 up to three devices with their eye, then how many more', async ({ openDesk, room }) => {
    const { page, staff } = await openDesk('admin');
    const rooms = ['room-101', 'room-102', 'room-103', 'room-104', 'room-105'];
    const { message_id } = await writeDraft(staff, 'Five rooms', rooms);
    await publish(staff, message_id);
    await page.goto('/messages');
    const row = rowWith(page, 'Five rooms');
    const tags = row.getByRole('list', { name: 'Recipient devices' }).getByRole('listitem');
    await expect(tags).toHaveCount(3);
    await expect(tags.getByRole('img', { name: 'not viewed' })).toHaveCount(3);

    await room(101).view(message_id);
    const eye = (name: string) => tags.filter({ hasText: name }).getByRole('img');
    await expect(eye('Room 101')).toHaveAccessibleName(/^viewed \d\d\.\d\d\.\d{4}/);
    await expect(eye('Room 102')).toHaveAccessibleName('not viewed');
    await row.getByRole('button', { name: 'See 2 more' }).click();
    const details = page.getByRole('dialog', { name: 'Message details' });
    for (const serial of rooms) await expect(details).toContainText(serial);
    await expect(details).toContainText('1 of 5 viewed');
  });

  test('U9 the other devices of a draft are shown where they are chosen', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const rooms = ['room-101', 'room-102', 'room-103', 'room-104', 'room-105'];
    await writeDraft(staff, 'Five rooms', rooms);
    await page.goto('/messages');
    await rowWith(page, 'Five rooms').getByRole('button', { name: 'See 2 more' }).click();
    const form = page.getByRole('dialog', { name: 'Edit message' });
    await expect(form.getByRole('tab', { name: /^Users/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    for (const serial of rooms) await expect(deviceBox(form, serial)).toBeChecked();
  });

  test('E4 details of a published message are for reading, a draft is edited', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    await writeDraft(staff, 'Still a draft', ['room-101']);
    const sent = await writeDraft(staff, 'Gone out', ['room-101']);
    await publish(staff, sent.message_id);
    await page.goto('/messages');

    const lookups = watchLookups(page);
    const draft = rowWith(page, 'Still a draft');
    await expect(draft.getByRole('button', { name: /^Details/ })).toHaveCount(0);
    await draft.getByRole('button', { name: 'Edit: Still a draft' }).click();
    const form = page.getByRole('dialog', { name: 'Edit message' });
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Still a draft');
    await form.getByRole('button', { name: 'Close' }).last().click();
    await expect(form).toBeHidden();

    const published = rowWith(page, 'Gone out');
    await expect(published.getByRole('button', { name: /^Edit/ })).toHaveCount(0);
    await expect(button(page, 'Publish: Gone out')).toBeDisabled();
    await published.getByRole('button', { name: 'Details: Gone out' }).click();
    const details = page.getByRole('dialog', { name: 'Message details' });
    await expect(details).toContainText('Text of Gone out');
    await expect(details.getByRole('textbox')).toHaveCount(0);
    expect(lookups).toEqual([]);
  });

  test(
    'E4 publishing asks first, with the number of devices',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
      await writeDraft(staff, 'For three rooms', ['room-101', 'room-102', 'room-103']);
      await page.goto('/messages');
      await button(page, 'Publish: For three rooms').click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('3 devices');
      await question.getByRole('button', { name: 'Cancel' }).last().click();
      await expect(question).toBeHidden();
      expect((await findMessage(staff, 'For three rooms')).state).toBe(1);

      await button(page, 'Publish: For three rooms').click();
      await question.getByRole('button', { name: 'Publish' }).click();
      await expect(rowWith(page, 'For three rooms')).toContainText('Published');
      await expect(button(page, 'Publish: For three rooms')).toBeDisabled();
      expect((await findMessage(staff, 'For three rooms')).state).toBe(2);
    },
  );

  test('E4 a draft without devices cannot be published', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const lonely = (await queryMessages(staff)).data.find(({ device_count }) => device_count === 0);
    if (!lonely) throw new Error('the demo has a draft without devices');
    await page.goto('/messages?limit=50&state=1');
    await expect(rowWith(page, lonely.title)).toContainText('No devices');
    await expect(button(page, `Publish: ${lonely.title}`)).toBeDisabled();
  });

  test('E5 only administrators write new messages', async ({ openDesk }) => {
    const admin = await openDesk('admin');
    await admin.page.goto('/messages');
    await expect(newMessage(admin.page)).toBeVisible();

    const { page } = await openDesk('operator');
    await page.goto('/messages');
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(newMessage(page)).toHaveCount(0);
    await page.goto('/messages?message=new');
    await expect(rowsOf(page).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('E9 a published message stays as it is, on the server as well', async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    const { message_id } = await writeDraft(staff, 'Being edited', ['room-101']);
    await page.goto(`/messages?message=${message_id}`);
    const form = page.getByRole('dialog', { name: 'Edit message' });
    await form.getByRole('textbox', { name: 'Title' }).fill('Edited too late');
    await publish(staff, message_id);
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toasts(page).filter({ hasText: 'already published' })).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Edited too late');
    expect((await findMessage(staff, 'Being edited')).state).toBe(2);
  });
});
