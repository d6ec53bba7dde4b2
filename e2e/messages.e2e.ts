import type { Page } from '@playwright/test';
import { paths } from '@concierge/contract/paths';
import { choose, selectField } from './support/choose.ts';
import { deviceBox, findMessage, publish, queryMessages, writeDraft } from './support/messages.ts';
import { escapeFrom } from './support/focus.ts';
import { rowsOf, rowWith } from './support/requests.ts';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('messages', () => {
  test(
    'E1 columns of the list, with the icon and name of the service',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const { page, staff } = await openConsole('admin');
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

  test(
    'E2 filters by status, type, device and operator',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
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

  test(
    'E4 publishing asks first, with the number of devices',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
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

  test('E3 U9 who has seen a message is shown live, and the other devices of a draft are where they are chosen', async ({
    openConsole,
    room,
  }) => {
    const { page, staff } = await openConsole('admin');
    const rooms = ['room-101', 'room-102', 'room-103', 'room-104', 'room-105'];
    await writeDraft(staff, 'Still a draft', rooms);
    const sent = await writeDraft(staff, 'Gone out', rooms);
    await publish(staff, sent.message_id);
    await page.goto('/messages');

    const details = page.getByRole('dialog', { name: 'Message details' });
    await test.step('who has seen it is shown live, and the details name all devices', async () => {
      const row = rowWith(page, 'Gone out');
      const tags = row.getByRole('list', { name: 'Recipient devices' }).getByRole('listitem');
      await expect(tags.getByRole('img', { name: 'not viewed' })).toHaveCount(3);
      await room(101).view(sent.message_id);
      const eye = tags.filter({ hasText: 'Room 101' }).getByRole('img');
      await expect(eye).toHaveAccessibleName(/^viewed \d\d\.\d\d\.\d{4}/);
      await row.getByRole('button', { name: 'See 2 more' }).click();
      for (const serial of rooms) await expect(details).toContainText(serial);
      await expect(details).toContainText('1 of 5 viewed');
      await escapeFrom(details);
      await expect(details).toBeHidden();
    });

    const form = page.getByRole('dialog', { name: 'Edit message' });
    await test.step('the other devices of the draft are shown where they are chosen', async () => {
      await rowWith(page, 'Still a draft').getByRole('button', { name: 'See 2 more' }).click();
      await expect(form.getByRole('tab', { name: /^Users/ })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      for (const serial of rooms) await expect(deviceBox(form, serial)).toBeChecked();
      await escapeFrom(form);
      await expect(form).toBeHidden();
    });
  });
});
