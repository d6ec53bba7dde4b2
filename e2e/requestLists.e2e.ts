import type { RequestPage } from '@concierge/contract/requests';
import type { Page } from '@playwright/test';
import {
  type RequestList,
  findRequest,
  queryRequests,
  rowWith,
  rowsOf,
  setRequestState,
} from './support/requests.ts';
import { expect, test } from './support/test.ts';

const headers = (page: Page) => page.getByRole('main').getByRole('columnheader');

/** The devices of the ten rows a list shows first. */
const firstDevices = ({ data }: RequestPage) =>
  data.slice(0, 10).map(({ device_name }) => device_name);

interface Shape {
  columns: readonly RegExp[];
  /** How a request comes into it. */
  states: readonly number[];
  times: Readonly<Record<string, 'approved_at' | 'canceled_at' | 'completed_at'>>;
}

const LISTS: Readonly<Record<RequestList, Shape>> = {
  waiting: {
    columns: [/Status/, /Service date/, /Device/, /Service/, /Note/],
    states: [],
    times: {},
  },
  approved: {
    columns: [/Service date/, /Device/, /Service/, /Approved by/, /Approved at/, /Note/],
    states: [2],
    times: { 'Approved at': 'approved_at' },
  },
  canceled: {
    columns: [/Service date/, /Device/, /Service/, /Canceled by/, /Canceled at/, /Note/],
    states: [3],
    times: { 'Canceled at': 'canceled_at' },
  },
  done: {
    columns: [
      /Service date/,
      /Device/,
      /Service/,
      /Approved by/,
      /Approved at/,
      /Completed by/,
      /Completed at/,
      /Note/,
    ],
    states: [2, 4],
    times: { 'Approved at': 'approved_at', 'Completed at': 'completed_at' },
  },
};

function timeIn(timeZone: string, iso: string | null): string {
  if (!iso) throw new Error('the request has come this far');
  const parts = new Intl.DateTimeFormat('de-DE', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
  return parts.replace(', ', ' ');
}

test.describe('request lists', () => {
  test(
    'D2 filters by device, service and approver, and keeps them in the address bar',
    { tag: '@core' },
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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
    async ({ openDesk }) => {
      const { page, staff } = await openDesk('admin');
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

  test('D1 D3 D11 each list has its columns, its requests and times in their timezones, and turns to the oldest first', async ({
    openDesk,
    room,
  }) => {
    const device = room(102);
    const service = await device.service('Laundry');
    const { page, staff } = await openDesk('admin');
    for (const [list, { columns, states, times }] of Object.entries(LISTS)) {
      await test.step(list, async () => {
        const { id } = await device.ask(service.id, `Late check-out, ${list}?`);
        for (const state of states) await setRequestState(staff, id, state);
        const request = await findRequest(staff, id);
        await page.goto(`/requests/${list}`);
        await expect(headers(page)).toHaveText([...columns]);
        const { data } = await queryRequests(staff, { 'state_id in': [request.state_id] });
        await expect(rowsOf(page)).toHaveCount(10);
        await expect(rowsOf(page)).toContainText(data.slice(0, 10).map(({ note }) => note ?? ''));

        const row = rowWith(page, `Late check-out, ${list}?`);
        const cell = (column: string) =>
          row
            .getByRole('cell')
            .or(row.getByRole('rowheader'))
            .nth(columns.findIndex((name) => name.source === column));
        await expect(cell('Service date')).toContainText(
          `${timeIn('UTC', request.service_date)} UTC`,
        );
        for (const [column, time] of Object.entries(times)) {
          await expect(cell(column)).toHaveText(timeIn('Europe/Prague', request[time]));
        }
      });
    }

    const toggle = page.getByRole('button', { name: 'Oldest first' });
    await page.goto('/requests/waiting');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await toggle.click();
    await expect(page).toHaveURL(/orderBy=service_date&direction=ASC/);
    const order = '&orderBy=service_date&direction=ASC';
    const oldest = await queryRequests(staff, { 'state_id in': [1] }, order);
    await expect(rowsOf(page)).toContainText(firstDevices(oldest));
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await toggle.click();
    await expect(page).not.toHaveURL(/orderBy|direction/);
  });
});
