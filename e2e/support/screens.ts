import { addresses } from '@concierge/console/app/screenRoutes';
import type { Locator, Page, ViewportSize } from '@playwright/test';
import type { RequestPage } from '@concierge/contract/requests';
import { paths } from '@concierge/contract/paths';
import { queryMessages } from './messages.ts';
import { queryRequests } from './requests.ts';
import type { Staff } from './staff.ts';
import { usersOf } from './users.ts';

/** Ids of the demo that addresses name. */
export interface ScreenIds {
  request: number;
  service: number;
  draft: number;
  published: number;
  operator: number;
  device: number;
}

export interface ScreenState {
  name: string;
  address: (ids: ScreenIds) => string;
  /** The address opens a modal over the screen. */
  modal?: true;
  /** How many modals stand over each other in the end. One unless given, where there is any. */
  layers?: number;
  /** What opens the rest; found by place, since texts differ by language. */
  press?: (page: Page) => Locator;
  /** What that brings, where it is not a modal. */
  brings?: string;
}

export async function findIds(staff: Staff): Promise<ScreenIds> {
  const requests: RequestPage = await queryRequests(staff, { 'state_id in': [1] });
  const { data } = await queryMessages(staff);
  const services = await staff.get<{ id: number }[]>(paths.serviceQuery);
  const devices = await staff.get<{ data: { id: number }[] }>(paths.deviceList);
  const operator = (await usersOf(staff)).find(({ user_type }) => user_type === 2);
  return {
    request: requests.data[0]?.id ?? 0,
    service: services[0]?.id ?? 0,
    draft: data.find(({ state, device_count }) => state === 1 && device_count > 0)?.message_id ?? 0,
    published: data.find(({ state }) => state === 2)?.message_id ?? 0,
    operator: operator?.id ?? 0,
    device: devices.data[0]?.id ?? 0,
  };
}

/** No screen has this address; the console says so. */
const NOWHERE = '/no/such/page';

const MODAL = '[role="dialog"], [role="alertdialog"]';
const dialog = (page: Page) => page.getByRole('dialog').last();
const rowButtons = (page: Page) =>
  page.getByRole('main').locator('tbody tr td:last-child button:last-child:enabled');

/** Every screen and every modal an administrator can have before the eyes. */
export const SCREENS: readonly ScreenState[] = [
  ...addresses
    .filter(({ redirectTo }) => redirectTo === undefined)
    .map(({ path }) => ({ name: path, address: () => path })),
  {
    name: 'requests of a service',
    address: ({ service }) => `/dashboard?service=${service}`,
    modal: true,
  },
  { name: 'profile', address: () => '/dashboard?profile=edit', modal: true },
  {
    name: 'where one is signed in',
    address: () => '/dashboard?profile=edit&sessions=all',
    modal: true,
    layers: 2,
  },
  {
    name: 'reply',
    address: ({ request }) => `/requests/waiting?limit=50&reply=${request}`,
    modal: true,
  },
  {
    name: 'reply confirmation',
    address: ({ request }) => `/requests/waiting?limit=50&reply=${request}`,
    press: (page) => dialog(page).getByRole('group').last().getByRole('button').nth(1),
    modal: true,
  },
  {
    name: 'timeline of a request',
    address: ({ request }) => `/requests/waiting?limit=50&reply=${request}`,
    press: (page) => dialog(page).locator('button[aria-expanded="false"]'),
    brings: '[data-component="NoteComposer"]',
    modal: true,
  },
  {
    name: 'message to a device',
    address: ({ request }) => `/requests/waiting?limit=50&reply=${request}&message=new`,
    modal: true,
    layers: 2,
  },
  { name: 'no messages', address: ({ operator }) => `/messages?state=1&user_id=${operator}` },
  { name: 'new message', address: () => '/messages?message=new', modal: true },
  {
    name: 'devices of a message',
    address: () => '/messages?message=new',
    press: (page) => dialog(page).getByRole('tab').nth(1),
    modal: true,
  },
  {
    name: 'edit message',
    address: ({ draft }) => `/messages?limit=50&state=1&message=${draft}`,
    modal: true,
  },
  {
    name: 'message details',
    address: ({ published }) => `/messages?limit=50&state=2&message=${published}`,
    modal: true,
  },
  {
    name: 'publish',
    address: () => '/messages?state=1&limit=50',
    press: (page) => rowButtons(page).first(),
  },
  { name: 'add user', address: () => '/users?user=new', modal: true },
  {
    name: 'edit user',
    address: ({ operator }) => `/users?user=${operator}`,
    press: (page) =>
      dialog(page).locator('form button[type="button"]:not([aria-haspopup])').first(),
    brings: 'input[type="password"]',
    modal: true,
  },
  {
    name: 'type of a user',
    address: ({ operator }) => `/users?user=${operator}`,
    press: (page) => dialog(page).locator('form button[aria-haspopup="listbox"]'),
    brings: '[role="listbox"]',
    modal: true,
  },
  { name: 'user services', address: ({ operator }) => `/users?services=${operator}`, modal: true },
  {
    name: 'delete user',
    address: () => '/users',
    press: (page) => rowButtons(page).last(),
  },
  { name: 'add service', address: () => '/settings?service=new', modal: true },
  { name: 'edit service', address: ({ service }) => `/settings?service=${service}`, modal: true },
  {
    name: 'select icon',
    address: ({ service }) => `/settings?service=${service}`,
    press: (page) => dialog(page).getByRole('group').getByRole('button').last(),
    modal: true,
    layers: 2,
  },
  { name: 'delete service', address: () => '/settings', press: (page) => rowButtons(page).first() },
  { name: 'no devices', address: () => '/rooms?search=nowhere' },
  { name: 'add device', address: () => '/rooms?device=new', modal: true },
  {
    name: 'new stay',
    address: ({ device }) => `/rooms?device=${device}&do=stay`,
    modal: true,
  },
  {
    name: 'revoke device',
    address: ({ device }) => `/rooms?device=${device}&do=revoke`,
    modal: true,
  },
  { name: 'not found', address: () => NOWHERE },
];

/** Goes to an address within the loaded console, as Back and Forward do. */
const step = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Leads from one screen to another by way of an empty one, so that nothing of the first is mistaken for the second. */
async function walk(page: Page, address: string, viewport?: ViewportSize): Promise<void> {
  const nowhere = page.locator('[data-component="StatusPage"]');
  await step(page, NOWHERE);
  await nowhere.waitFor();
  await page.locator(MODAL).first().waitFor({ state: 'detached' });
  if (viewport) await page.setViewportSize(viewport);
  if (address === NOWHERE) return;
  await step(page, address);
  await nowhere.waitFor({ state: 'detached' });
}

/**
 * Opens a screen and waits until everything on it is loaded. The first one loads the console; before the
 * others the page takes on the size of `viewport`, while it shows next to nothing.
 */
export async function openScreen(
  page: Page,
  screen: ScreenState,
  ids: ScreenIds,
  viewport?: ViewportSize,
): Promise<void> {
  const modal = page.locator(MODAL).last();
  const address = screen.address(ids);
  if (page.url() === 'about:blank') await page.goto(address);
  else await walk(page, address, viewport);
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (screen.modal) await modal.waitFor({ timeout: 30_000 });
  await settled(page);
  if (screen.press) {
    await screen.press(page).click();
    await modal.waitFor();
  }
  if (screen.brings) await page.locator(screen.brings).first().waitFor();
  if (screen.layers)
    await page
      .locator(MODAL)
      .nth(screen.layers - 1)
      .waitFor();
  await settled(page);
}

/** What was last done to the page is painted; nothing loads, spins or slides any more. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
    await document.fonts.ready;
    const isStill = () =>
      document.querySelector('[aria-busy="true"], [data-component="Skeleton"]') === null &&
      document
        .getAnimations()
        .every(
          ({ playState, effect }) =>
            playState !== 'running' || effect?.getTiming().iterations === Infinity,
        );
    // A popover observes a new width only from the frame after the one that opened it.
    await nextFrame();
    do await nextFrame();
    while (!isStill());
  });
}
