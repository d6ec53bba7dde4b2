import type { Locator, Page } from '@playwright/test';
import type { DeviceAnswer, DeviceList, ManagedDevice } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { Device } from './support/device.ts';
import { holdAnswer } from './support/holdAnswer.ts';
import { findRequest, pressInRow, rowWith, setRequestState, statusOf } from './support/requests.ts';
import { Staff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { toasts } from './support/toasts.ts';
import { findUser } from './support/users.ts';

const reply = (page: Page) => page.getByRole('dialog').first();

async function openRow(page: Page, note: string): Promise<Locator> {
  await pressInRow(statusOf(rowWith(page, note)));
  await expect(reply(page)).toContainText(note);
  return reply(page);
}

/** A request that this user has approved. */
async function approved(room: Device, staff: Staff, note: string): Promise<number> {
  const service = await room.service('Laundry');
  const { id } = await room.ask(service.id, note);
  await setRequestState(staff, id, 2);
  return id;
}

test.describe('a late answer', () => {
  test(
    'U47 of a take-over is shown nowhere but in its own request',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const operator = (await openConsole('operator')).staff;
      const { page, staff } = await openConsole('admin');
      const first = await approved(room(105), operator, 'The first wish');
      const second = await approved(room(106), staff, 'The second wish');
      await page.goto('/requests/approved');
      const answer = await holdAnswer(page, /\/take-over$/);
      const dialog = await openRow(page, 'The first wish');
      await dialog.getByRole('button', { name: 'Take over from operator' }).click();
      await page.getByRole('button', { name: 'Take over', exact: true }).click();
      await answer.came;
      await dialog.getByRole('button', { name: 'Close' }).first().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await openRow(page, 'The second wish');
      answer.release();
      const told = toasts(page).filter({ hasText: 'You took over the request' });
      await expect(told).toContainText('Room 105');
      await expect(page).toHaveURL(new RegExp(`reply=${second}$`));
      await expect(dialog).toContainText('The second wish');
      await expect(dialog).not.toContainText('The first wish');

      const posted = page.waitForRequest((request) => request.url().endsWith('/update'));
      await dialog.getByRole('button', { name: /^Completed/ }).click();
      await page.getByRole('button', { name: 'Mark as completed' }).click();
      expect((await posted).url()).toContain(`/request/${second}/`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect((await findRequest(staff, second)).state_id).toBe(4);
      expect(await findRequest(staff, first)).toMatchObject({
        state_id: 2,
        approved_by_name: 'admin',
      });
    },
  );

  test('U47 who lost a take-over can hand the next request over', async ({ openConsole, room }) => {
    const operator = (await openConsole('operator')).staff;
    const { page, staff } = await openConsole('admin');
    const lost = await approved(room(105), operator, 'The lost wish');
    await approved(room(106), staff, 'The second wish');
    await page.goto('/requests/approved');
    const dialog = await openRow(page, 'The lost wish');
    await dialog.getByRole('button', { name: 'Take over from operator' }).click();
    await page.route(
      /\/take-over$/,
      async (route) => {
        await setRequestState(operator, lost, 4);
        await route.continue();
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Take over', exact: true }).click();
    await expect(dialog.getByText('operator changed this request first')).toHaveCount(1);
    // An Escape before the question has faded out is the question's.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openRow(page, 'The second wish');
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    const handOver = page.getByRole('dialog', { name: 'Hand over' });
    await expect(handOver.getByRole('button', { name: /Colleague/ })).toBeVisible();
    await handOver.getByRole('button', { name: /Colleague/ }).click();
    await page.getByRole('option', { name: 'elif', exact: true }).click();
    await handOver.getByRole('button', { name: 'Hand over' }).click();
    await expect(handOver).toBeHidden();
  });

  test('U47 of one user’s sessions leaves those of the next', async ({ openConsole, server }) => {
    const { page, staff } = await openConsole('admin');
    for (const username of ['operator', 'helena']) {
      await Staff.signIn(server.url, (await openConsole(username)).page.context(), username);
    }
    const [operator, helena] = [await findUser(staff, 'operator'), await findUser(staff, 'helena')];
    await page.goto(`/users?user=${operator.id}&browsers=all`);
    const list = (username: string) =>
      page.getByRole('list', { name: `Browsers ${username} is signed in on` });
    await expect(list('operator').getByRole('listitem').first()).toBeVisible();
    const answer = await holdAnswer(page, /\/sessions\/end$/);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await answer.came;
    // Without a load of the page, which would end the call.
    await page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/users?user=${helena.id}&browsers=all`);
    await expect(list('helena').getByRole('listitem').first()).toBeVisible();
    const before = await list('helena').getByRole('listitem').count();
    answer.release();
    const told = toasts(page).filter({ hasText: 'Signed out everywhere' });
    await expect(told).toContainText('operator');
    await expect(list('helena').getByRole('listitem')).toHaveCount(before);
  });

  test('U47 of a renamed device is shown nowhere but in its row', async ({ openConsole }) => {
    const { page } = await openConsole('admin');
    await page.goto('/settings/devices');
    const edit = async (device: string) => {
      await page.getByRole('button', { name: `Actions for ${device}` }).click();
      await page.getByRole('menuitem', { name: 'Edit' }).click();
      return page.getByRole('dialog', { name: `Edit ${device}` });
    };
    const first = await edit('Room 101');
    const answer = await holdAnswer(page, /\/device\/\d+\/update$/);
    await first.getByRole('textbox', { name: 'Name' }).fill('Suite 101');
    await first.getByRole('button', { name: 'Save' }).click();
    await answer.came;
    await page.goBack();
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(first).toBeHidden();

    const second = await edit('Room 102');
    await expect(second.getByRole('button', { name: 'Save' })).toBeEnabled();
    await second.getByRole('textbox', { name: 'Name' }).fill('Suite 102');
    answer.release();
    await expect(toasts(page).filter({ hasText: 'Device saved' })).toContainText('Room 101');
    await expect(second.getByRole('textbox', { name: 'Name' })).toHaveValue('Suite 102');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(second).toBeHidden();
    for (const name of ['Suite 101', 'Suite 102']) {
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
    }
  });
});

async function roomOf(staff: Staff): Promise<ManagedDevice> {
  const { data } = await staff.get<DeviceList>(paths.deviceList);
  const room = data.find(({ name }) => name === 'Room 101');
  if (!room) throw new Error('No room');
  return room;
}

test('U48 a stay that a colleague has started meanwhile is not ended unseen', async ({
  openConsole,
}) => {
  const { page, staff } = await openConsole('admin');
  await page.goto('/settings/devices');
  await page.getByRole('button', { name: 'Actions for Room 101' }).click();
  await page.getByRole('menuitem', { name: 'New stay' }).click();
  const dialog = page.getByRole('dialog', { name: 'New stay in Room 101' });
  await dialog.getByRole('switch', { name: 'Do not disturb' }).click();
  const { id } = await roomOf(staff);
  await staff.post<DeviceAnswer>((project) => paths.deviceStay(project, id), { lang: 'de' });
  await dialog.getByRole('button', { name: 'Start new stay' }).click();
  await expect(dialog).toContainText('A new stay has already started in Room 101');
  await expect(dialog.getByRole('switch', { name: 'Do not disturb' })).toBeChecked();
  expect((await roomOf(staff)).stay).toMatchObject({ lang: 'de', do_not_disturb: false });
  await dialog.getByRole('button', { name: 'Start new stay' }).click();
  await expect(dialog).toBeHidden();
  expect((await roomOf(staff)).stay).toMatchObject({ lang: null, do_not_disturb: true });
});
