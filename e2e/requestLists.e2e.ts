import type { RequestPage } from '@concierge/contract/requests';
import { queryRequests, rowsOf } from './support/requests.ts';
import { expect, test } from './support/test.ts';

/** The devices of the ten rows a list shows first. */
const firstDevices = ({ data }: RequestPage) =>
  data.slice(0, 10).map(({ device_name }) => device_name);

test.describe('request lists', () => {
  test(
    'D2 filters by device, service and approver, and keeps them in the address bar',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const { data } = await queryRequests(staff, { 'state_id in': [2] });
      const sample = data[0];
      if (!sample) throw new Error('the demo has approved requests');
      await page.goto('/requests/approved');

      await page.getByRole('button', { name: /^All devices/ }).click();
      await page.getByRole('option', { name: sample.device_name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`device_id=${sample.device_id}`));
      await page.getByRole('button', { name: /^All services/ }).click();
      await page.getByRole('option', { name: sample.service_name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`service_id=${sample.service_id}`));
      await page.getByRole('button', { name: /^Anyone/ }).click();
      // The call of the filter before may leave only now.
      const call = page.waitForRequest(
        (request) =>
          request.url().includes('/request/query') &&
          (request.postData()?.includes('approved_by') ?? false),
      );
      await page.getByRole('option', { name: sample.approved_by_name ?? '', exact: true }).click();

      const filter = {
        'state_id in': [2],
        'device_id =': sample.device_id,
        'service_id =': sample.service_id,
        'approved_by =': sample.approved_by,
      };
      expect((await call).postDataJSON()).toEqual(filter);
      const { totalCount } = await queryRequests(staff, filter);
      expect(totalCount).toBeGreaterThan(0);
      await expect(rowsOf(page)).toHaveCount(Math.min(10, totalCount));

      await page.reload();
      await expect(rowsOf(page)).toHaveCount(Math.min(10, totalCount));
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).not.toHaveURL(/device_id/);
      await expect(rowsOf(page)).toHaveCount(Math.min(10, data.length));
    },
  );

  test(
    'D3 sorts by a column, writes it to the address bar and shares it with the link',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const firstCall = page.waitForRequest((request) => request.url().includes('/request/query'));
      // The waiting list comes with the page.
      await page.goto('/requests/approved');
      const defaults = new URL((await firstCall).url()).searchParams;
      expect([defaults.get('orderBy'), defaults.get('direction')]).toEqual(['id', 'DESC']);

      await page.goto('/requests/waiting');
      const newest = await queryRequests(
        staff,
        { 'state_id in': [1] },
        '&orderBy=id&direction=DESC',
      );
      await expect(rowsOf(page)).toContainText(firstDevices(newest));
      const device = page.getByRole('columnheader', { name: /Device/ });
      await device.getByRole('button').first().click();
      await expect(page).toHaveURL(/orderBy=device_name/);
      await expect(page).toHaveURL(/direction=ASC/);
      await expect(device).toHaveAttribute('aria-sort', 'ascending');
      const sorted = await queryRequests(
        staff,
        { 'state_id in': [1] },
        '&orderBy=device_name&direction=ASC',
      );
      await expect(rowsOf(page)).toContainText(firstDevices(sorted));

      await page.reload();
      await expect(device).toHaveAttribute('aria-sort', 'ascending');
      await expect(rowsOf(page)).toContainText(firstDevices(sorted));

      await device.getByRole('button').first().click();
      await expect(page).toHaveURL(/direction=DESC/);
      await expect(device).toHaveAttribute('aria-sort', 'descending');
      const turned = await queryRequests(
        staff,
        { 'state_id in': [1] },
        '&orderBy=device_name&direction=DESC',
      );
      expect(firstDevices(turned)).not.toEqual(firstDevices(sorted));
      await expect(rowsOf(page)).toContainText(firstDevices(turned));
    },
  );

  test(
    'D4 pages by 5, 10, 25 or 50 rows, ten unless the address says otherwise',
    { tag: '@core' },
    async ({ openConsole }) => {
      const { page, staff } = await openConsole('admin');
      const { data, totalCount } = await queryRequests(staff, { 'state_id in': [4] });
      expect(totalCount).toBeGreaterThan(50);
      await page.goto('/requests/done');
      await expect(rowsOf(page)).toHaveCount(10);

      await page.goto('/requests/done?limit=5');
      await expect(rowsOf(page)).toHaveCount(5);
      const pagination = page.getByRole('navigation', { name: /page/i });
      // Five pages around the current one and three at the far end.
      await expect(pagination.getByRole('button', { name: /^Page \d+/ })).toHaveCount(8);
      await pagination.getByRole('button', { name: 'Page 2', exact: true }).click();
      await expect(page).toHaveURL(/offset=5/);
      await expect(rowsOf(page)).toContainText(data.slice(5, 10).map(({ note }) => note ?? ''));

      await page.getByRole('button', { name: /Per page/ }).click();
      await expect(page.getByRole('option')).toHaveText(['5', '10', '25', '50']);
      await page.getByRole('option', { name: '25', exact: true }).click();
      await expect(page).toHaveURL(/limit=25/);
      await expect(rowsOf(page)).toHaveCount(25);
    },
  );
});
