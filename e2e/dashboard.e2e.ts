import type { DashboardData } from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import { paths } from '@concierge/contract/paths';
import { withoutBootData } from './support/start.ts';
import { expect, test } from './support/test.ts';

const cardsOf = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('list', { name: 'Services' }).getByRole('listitem');

test.describe('dashboard', () => {
  test(
    'C1 shows one card per service, the busiest first, counted from the grouped counts',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await expect(page.getByText('Open requests by service')).toBeVisible();

      const data = await staff.post<DashboardData>(
        (project) => `${paths.dashboard(project)}?limit=1000&offset=0`,
        { 'state_id in': [1, 2] },
      );
      const cards = cardsOf(page);
      await expect(cards).toHaveCount(data.services.length);
      const counts = await Promise.all(
        (await cards.all()).map(async (card) => Number(/\d+/.exec(await card.innerText())?.[0])),
      );
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      const expected = data.services.map((service) => data.grouped[service.service_id] ?? 0);
      expect(counts).toEqual(expected.toSorted((a, b) => b - a));
    },
  );

  test('C2 shows each card in its service’s colour with text that can be read', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const services = await staff.get<Service[]>(paths.serviceQuery);
    await staff.post(paths.serviceCreate, {
      service_name: 'Pale yellow service',
      icon_id: services[0]?.icon_id,
      bg_color: '#fff8c2',
    });
    await page.goto('/dashboard');
    const card = cardsOf(page).filter({ hasText: 'Pale yellow service' });
    await expect(card).toContainText('0');
    await expect(card.getByRole('button', { name: /View detail/ })).toBeVisible();
    // It has no requests, so half of its colour is gone; a card with requests has all of it.
    const surface = (of: typeof card) => of.locator('[data-component="ServiceCard"]');
    await expect(surface(card)).toHaveAttribute('data-faded', 'true');
    await expect(surface(card)).not.toHaveCSS('background-color', 'rgb(255, 248, 194)');
    const busiest = await cardsOf(page).first().locator('[data-part="Name"]').innerText();
    const full = services.find(({ service_name }) => service_name === busiest)?.bg_color ?? '';
    const channels = full.match(/[0-9a-f]{2}/gi)?.map((channel) => Number.parseInt(channel, 16));
    await expect(surface(cardsOf(page).first())).toHaveCSS(
      'background-color',
      `rgb(${channels?.join(', ')})`,
    );
  });

  test(
    'C3 opens the requests of one service in a large modal with its own columns',
    { tag: '@core' },
    async ({ openDesk, room }) => {
      const device = room(101);
      const service = (await device.services())[0];
      if (!service) throw new Error('the demo has services');
      await device.ask(service.id, 'Two pillows, please');
      const { page } = await openDesk('admin');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: `View detail: ${service.service_name}` }).click();

      const dialog = page.getByRole('dialog', { name: `Requests: ${service.service_name}` });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('columnheader')).toHaveText([
        /Status/,
        /Service date/,
        /Device/,
        /Approved by/,
        /Note/,
      ]);
      await expect(
        dialog.getByRole('row').filter({ hasText: 'Two pillows, please' }),
      ).toBeVisible();

      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );

  test('C3 the detail says that it loads until the script of its list has come', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('admin');
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    await page.route(/\/assets\/RequestsPage-/, async (route) => {
      await opened;
      await route.continue();
    });
    await page.goto('/dashboard');
    await cardsOf(page).first().getByRole('button').click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByRole('status', { name: 'Loading…' })).toBeVisible();
    open();
    await expect(detail.getByRole('table')).toBeVisible();
    await expect(detail.getByRole('status', { name: 'Loading…' })).toHaveCount(0);
  });

  test('C4 warns when there is no card', { tag: '@core' }, async ({ openDesk }) => {
    const { page, staff } = await openDesk('admin');
    for (const service of await staff.get<Service[]>(paths.serviceQuery)) {
      await staff.post(paths.serviceDelete, { service_id: service.id });
    }
    await page.goto('/dashboard');
    await expect(page.getByText('No services yet')).toBeVisible();
  });

  test('U38 begins with what waits, since when and what is mine, each a link to its list', async ({
    openDesk,
    room,
  }) => {
    const { page } = await openDesk('admin');
    await page.goto('/dashboard');
    const summary = page.getByRole('list', { name: 'Requests at a glance' });
    const figure = (label: string) => summary.getByRole('link', { name: label });
    await expect(figure('Completed today')).toHaveText(/\d/);
    const waiting = Number(/\d+/.exec(await figure('Waiting').innerText())?.[0]);
    const device = room(101);
    const service = (await device.services())[0];
    await device.ask(service?.id ?? 0, 'A second blanket, please');
    await expect(figure('Waiting')).toHaveText(new RegExp(`${waiting + 1}$`));

    await figure('Longest wait').click();
    await expect(page).toHaveURL(/\/requests\/waiting\?orderBy=service_date&direction=ASC$/);
    await page.goBack();
    const mine = Number(/\d+/.exec(await figure('Approved by me').innerText())?.[0]);
    await figure('Approved by me').click();
    await expect(page).toHaveURL(/\/requests\/approved\?approved_by=\d+$/);
    await expect(page.getByRole('row')).toHaveCount(Math.min(mine, 10) + 1);
  });

  test('U7 U39 deleting a service says what stays, and its open requests are counted and found', async ({
    openDesk,
  }) => {
    const { page, staff } = await openDesk('admin');
    const data = await staff.post<DashboardData>(
      (project) => `${paths.dashboard(project)}?limit=1&offset=0`,
      { 'state_id in': [1, 2] },
    );
    const [service] = data.services.filter((one) => (data.waiting?.[one.service_id] ?? 0) > 1);
    if (!service) throw new Error('the demo has requests');
    const { service_id, service_name } = service;
    const open = data.grouped[service_id] ?? 0;
    await page.goto('/settings');
    await page.getByRole('button', { name: `Delete ${service_name}` }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`${open} open requests stay in the lists.`);
    await question.getByRole('button', { name: 'Yes' }).click();
    await expect(question).toBeHidden();

    await page.goto('/dashboard');
    const card = page.getByRole('article', { name: 'No longer offered' });
    await card.getByRole('button', { name: `${service_name}: ${open} open requests` }).click();
    const dialog = page.getByRole('dialog', { name: `Requests: ${service_name}` });
    await expect(dialog.getByRole('row')).toHaveCount(Math.min(open, 10) + 1);

    await page.goto(`/requests/waiting?service_id=${service_id}`);
    await expect(page.getByText(`${service_name} (deleted)`).first()).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
  });

  test('C5 asks for up to 1000 requests in the states waiting and approved', async ({
    openDesk,
  }) => {
    const { page } = await openDesk('operator');
    const call = page.waitForRequest((request) => request.url().includes('/dashboard?'));
    await page.goto('/dashboard');
    const request = await call;
    const address = new URL(request.url());
    expect(request.method()).toBe('POST');
    expect(address.searchParams.get('limit')).toBe('1000');
    expect(request.postDataJSON()).toEqual({ 'state_id in': [1, 2] });
  });

  test('C1 shows that it loads, that it failed, and tries again', async ({ openDesk }) => {
    const { page } = await openDesk('admin');
    await withoutBootData(page, '/dashboard');
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let broken = true;
    await page.route('**/dashboard?limit=*', async (route) => {
      await held;
      await (broken ? route.fulfill({ status: 503, json: {} }) : route.continue());
    });
    await page.goto('/dashboard');
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'The dashboard could not be loaded' });
    await expect(page.getByRole('status').filter({ hasText: 'Loading services' })).toBeAttached();
    await expect(failure).toHaveCount(0);
    answer();
    await expect(failure).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(0);
    broken = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(cardsOf(page)).toHaveCount(12);
    await expect(failure).toHaveCount(0);
  });
});
