import type { DashboardData } from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import { paths } from '@concierge/contract/paths';
import { expect, test } from './support/test.ts';

const cardsOf = (page: import('@playwright/test').Page) =>
  page.getByRole('main').getByRole('list', { name: 'Services' }).getByRole('listitem');

test.describe('dashboard', () => {
  test(
    'C1 shows one card per service, the busiest first, counted from the grouped counts',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
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

  test(
    'C3 opens the requests of one service in a large modal with its own columns, and follows them',
    { tag: '@core' },
    async ({ openConsole, room }) => {
      const device = room(101);
      const service = (await device.services())[0];
      if (!service) throw new Error('the demo has services');
      await device.ask(service.id, 'Two pillows, please');
      const { page } = await openConsole('admin');
      await page.goto('/dashboard');
      await page.getByRole('button', { name: `View detail: ${service.service_name}` }).click();

      const dialog = page.getByRole('dialog', { name: `Requests: ${service.service_name}` });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('columnheader')).toHaveText([
        /Status/,
        /Service date/,
        /Device/,
        /Approved by/,
        /Guest’s note/,
      ]);
      const rows = dialog.getByRole('row');
      await expect(rows.filter({ hasText: 'Two pillows, please' })).toBeVisible();
      await device.ask(service.id, 'An iron as well');
      await expect(rows.filter({ hasText: 'An iron as well' })).toBeVisible();

      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(/\/dashboard$/);
    },
  );

  test('C4 warns when there is no card', { tag: '@core' }, async ({ openConsole }) => {
    const { page, staff } = await openConsole('admin');
    for (const service of await staff.get<Service[]>(paths.serviceQuery)) {
      await staff.post(paths.serviceDelete, { service_id: service.id });
    }
    await page.goto('/dashboard');
    await expect(page.getByText('No services yet')).toBeVisible();
  });
});
