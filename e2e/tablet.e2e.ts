import type { DeviceList } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { Browser, Page } from '@playwright/test';
import { escapeFrom } from './support/focus.ts';
import { readQrCode } from './support/qrCode.ts';
import { findMessage, publish, writeDraft } from './support/messages.ts';
import {
  confirmButton,
  openReply,
  openWaiting,
  pressInRow,
  rowsOf,
  rowWith,
  setRequestState,
} from './support/requests.ts';
import { expect, test as base } from './support/test.ts';

interface TabletOptions {
  /** Whether it keeps itself for the time without network. */
  kept?: boolean;
}

interface Fixtures {
  /** The tablet of a room, e.g. `101`, opened with the address that the console's code leads to. */
  openTablet: (room: number, options?: TabletOptions) => Promise<Page>;
}

const test = base.extend<Fixtures>({
  openTablet: async ({ browser, server }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (room, options = {}) => {
      const page = await newTablet(browser, options);
      opened.push(page.context());
      await page.goto(`${server.url}/tablet#key=demo-room-${room}`);
      return page;
    });
    for (const context of opened) await context.close();
  },
});

async function newTablet(browser: Browser, { kept = false }: TabletOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    hasTouch: true,
    serviceWorkers: kept ? 'allow' : 'block',
  });
  return context.newPage();
}

const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'How can we help you?' });
const ownRequests = (page: Page) =>
  page.getByRole('region', { name: 'Your requests' }).getByRole('listitem');
const ownMessages = (page: Page) =>
  page.getByRole('region', { name: 'Messages' }).getByRole('listitem');

/** Picks English, as a guest who has just come. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /English/ }).tap();
  await expect(home(page)).toBeVisible();
}

/** Opens a service and types a note for it. */
async function typeNote(page: Page, service: string, note: string): Promise<void> {
  await page.getByRole('link', { name: service, exact: true }).tap();
  await page.getByRole('textbox', { name: 'Anything we should know?' }).fill(note);
}

test.describe('the tablet of a guest', () => {
  test(
    'Q10 a guest asks, a console shows it, staff approve, and the tablet says so',
    { tag: '@core' },
    async ({ openConsole, openTablet }) => {
      const { page: staffPage } = await openConsole('admin');
      await openWaiting(staffPage);
      const tablet = await openTablet(103);
      await begin(tablet);
      await typeNote(tablet, 'Laundry', 'Two shirts by six');

      await tablet.getByRole('button', { name: 'Send request' }).tap();
      const row = rowWith(staffPage, 'Two shirts by six');
      await expect(row).toBeVisible();
      await expect(tablet.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await expect(tablet.getByRole('main').getByRole('listitem')).toContainText('Sent');

      await row.hover();
      await pressInRow(row.getByRole('button', { name: 'Approve – Room 103' }));
      await confirmButton(staffPage.getByRole('dialog').last()).click();
      await expect(tablet.getByRole('main').getByRole('listitem')).toContainText('Confirmed');
      await expect(
        tablet.getByRole('status').filter({ hasText: 'Laundry: Confirmed' }),
      ).toBeAttached();
      await expect(ownRequests(tablet).first()).toContainText('Confirmed');
    },
  );

  test('Q10 O1 the code of a new device opens its tablet and is forgotten, until the device is revoked', async ({
    browser,
    openConsole,
    server,
  }) => {
    const tablet = await newTablet(browser);
    await tablet.goto(`${server.url}/tablet`);
    await expect(
      tablet.getByRole('heading', { level: 1, name: 'This tablet is not set up yet' }),
    ).toBeVisible();

    const { page: staffPage } = await openConsole('admin');
    await staffPage.goto('/rooms?device=new');
    const form = staffPage.getByRole('dialog', { name: 'Add room' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Spa desk');
    await form.getByRole('textbox', { name: 'Serial number' }).fill('spa-1');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    const shown = staffPage.getByRole('dialog', { name: 'Key for Spa desk' });
    const address = await readQrCode(
      shown.getByRole('img', { name: 'Setup QR code for Spa desk' }),
    );
    await expect(shown.getByRole('textbox', { name: 'Setup link' })).toHaveValue(address);

    await tablet.goto(address);
    await begin(tablet);
    await expect(tablet.getByText('Spa desk')).toBeVisible();
    expect(new URL(tablet.url()).href).toBe(`${server.url}/tablet`);
    await tablet.reload();
    await expect(home(tablet)).toBeVisible();

    await shown.getByRole('button', { name: 'Done' }).click();
    await staffPage.goto('/rooms');
    await expect(rowsOf(staffPage).first()).toBeVisible();
    await staffPage.getByRole('button', { name: 'Actions for Spa desk', exact: true }).click();
    await staffPage.getByRole('menuitem', { name: 'Revoke access' }).click();
    await staffPage
      .getByRole('alertdialog', { name: 'Revoke access for Spa desk?' })
      .getByRole('button', { name: 'Revoke access' })
      .click();
    await expect(
      tablet.getByRole('heading', { name: 'This tablet is no longer connected' }),
    ).toBeVisible();
    const kept = await tablet.evaluate(() => JSON.stringify(localStorage));
    expect(kept).not.toContain('service_name');
    await tablet.context().close();
  });

  test('Q10 U1 W4 without network all that was loaded is read, and what is sent then is sent once', async ({
    openTablet,
    room,
  }) => {
    await room(103).ask((await room(103).service('Laundry')).id, 'Before the cut');
    const tablet = await openTablet(103, { kept: true });
    await begin(tablet);
    await expect(ownRequests(tablet).first()).toContainText('Before the cut');
    // The messages may come last.
    await expect(tablet.getByText('Loading…')).toHaveCount(0);
    await expect
      .poll(() =>
        tablet.evaluate(async () => {
          const icons = await caches.open('tablet-icons');
          const page = await caches.match('/tablet', { cacheName: 'tablet' });
          return page !== undefined && (await icons.keys()).length > 0;
        }),
      )
      .toBe(true);

    await tablet.context().setOffline(true);
    await expect(tablet.getByText(/^(No connection|Connecting again)/)).toBeVisible();
    await tablet.reload();
    await expect(home(tablet)).toBeVisible();
    await expect(tablet.getByText(/Last updated: \d\d\.\d\d\.\d{4} \d\d:\d\d/)).toBeVisible();
    await expect(ownRequests(tablet).first()).toContainText('Before the cut');
    await typeNote(tablet, 'Minibar', 'Sent twice, wanted once');
    await tablet.getByRole('button', { name: 'Send request' }).tap();
    const unsent = tablet.getByRole('main').getByRole('listitem').filter({ hasText: 'Not sent' });
    await expect(unsent).toContainText('Sent twice, wanted once');
    await tablet.reload();
    await expect(unsent).toContainText('Sent twice, wanted once');

    await tablet.context().setOffline(false);
    await expect(tablet.getByText(/Last updated/)).toBeHidden({ timeout: 30_000 });
    await expect(unsent).toHaveCount(0);
    await expect(ownRequests(tablet).first()).toContainText('Sent twice, wanted once');
    const sent = (await room(103).requests()).filter(({ note }) => note?.startsWith('Sent twice'));
    expect(sent).toHaveLength(1);
  });

  test('W3 staff see at once what a guest cancels, and what was not solved, with the way to it', async ({
    openConsole,
    openTablet,
    room,
  }) => {
    const { page: staffPage, staff } = await openConsole('admin');
    const { id } = await room(103).ask((await room(103).service('Laundry')).id, 'Iron a shirt');
    const tablet = await openTablet(103);
    await openWaiting(staffPage);
    const row = rowWith(staffPage, 'Iron a shirt');
    await expect(row).toBeVisible();
    await begin(tablet);
    for (const state of [2, 4]) await setRequestState(staff, id, state);
    await ownRequests(tablet).first().getByRole('link').tap();
    await expect(tablet.getByRole('main').getByRole('listitem')).toContainText('Completed');
    await tablet.getByRole('button', { name: 'Not solved' }).tap();
    await expect(tablet.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
    await expect(row).toContainText('Not solved before');
    const reply = await openReply(staffPage, 'Iron a shirt');
    await reply.getByRole('button', { name: `Earlier request #${id}` }).click();
    await expect(staffPage.getByRole('dialog').last()).toContainText('Completed');
    await escapeFrom(staffPage.getByRole('dialog').last());
    await expect(staffPage.getByRole('dialog')).toHaveCount(0);

    await tablet.getByRole('button', { name: 'Cancel request' }).tap();
    await tablet.getByRole('button', { name: 'Cancel request' }).tap();
    await expect(row).toHaveCount(0);
    await expect(tablet.getByRole('main').getByRole('listitem')).toContainText('Canceled');
    await expect(tablet.getByRole('heading', { level: 1 })).toBeFocused();
    await staffPage.goto('/requests/canceled');
    await expect(row).toContainText('Guest');
  });

  test('Q10 O11 a published message comes at once and staff see it was opened; a new stay clears the tablet', async ({
    openConsole,
    openTablet,
  }) => {
    const { staff } = await openConsole('admin');
    const { data } = await staff.get<DeviceList>(paths.deviceList);
    const { id } = data.find(({ name }) => name === 'Room 103') ?? { id: 0 };
    const beginStay = (stay: object) =>
      staff.post((project) => paths.deviceStay(project, id), stay);
    const tablet = await openTablet(103);
    await begin(tablet);
    await expect(tablet.getByText('Loading…')).toHaveCount(0);
    const { message_id } = await writeDraft(staff, 'Your table is ready', ['room-103']);
    await publish(staff, message_id);
    const message = ownMessages(tablet).filter({ hasText: 'Your table is ready' });
    await expect(message).toContainText('New');
    await expect(tablet.getByRole('status').filter({ hasText: '1 new message' })).toBeAttached();
    await message.getByRole('link').tap();
    await expect(tablet.getByText('Text of Your table is ready')).toBeVisible();
    await expect(message).not.toContainText('New');
    const viewedAt = async () =>
      (await findMessage(staff, 'Your table is ready')).selected_devices[0]?.viewed_at;
    await expect.poll(viewedAt).not.toBeNull();

    await tablet.goBack();
    await typeNote(tablet, 'Laundry', 'Of the guest before');
    await beginStay({ do_not_disturb: true });
    await expect(tablet.getByRole('button', { name: /Čeština/ })).toBeVisible();
    await begin(tablet);
    await expect(tablet.getByText('What you ask for appears here.')).toBeVisible();
    await expect(tablet.getByText('Do not disturb')).toBeVisible();
    await expect(message).toHaveCount(0);
    await tablet.getByRole('link', { name: 'Laundry', exact: true }).tap();
    await expect(tablet.getByRole('textbox')).toHaveValue('');
  });
});
