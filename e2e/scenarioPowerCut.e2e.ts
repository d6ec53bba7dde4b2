import { randomUUID } from 'node:crypto';
import { paths } from '@concierge/contract/paths';
import { queryRequests, rowsOf } from './support/requests.ts';
import { expect, processTest as test } from './support/test.ts';

const REQUESTS = 200;
const ROOMS = 10;
const KILL_AFTER = 60;

test('I4 a server killed while 200 requests arrive loses no acknowledged one, and the browser catches up', async ({
  openConsole,
  room,
  serverProcess: server,
}) => {
  test.setTimeout(120_000);
  const { page, staff } = await openConsole('admin');
  const services = await room(101).services();
  const service = services[0];
  if (!service) throw new Error('the demo has services');
  const before = (await queryRequests(staff, { 'state_id in': [1] })).totalCount;
  await page.goto('/requests/waiting?limit=50');
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible();

  // Each room retries with the same idempotency key until its request is acknowledged, as a tablet does.
  const acknowledged = new Set<number>();
  let killed: Promise<void> | undefined;
  const request = async (serial: string, note: string) => {
    const key = randomUUID();
    for (;;) {
      try {
        const answer = await fetch(server.url + paths.deviceRequests(), {
          method: 'POST',
          headers: {
            authorization: `Bearer demo-${serial}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({ service_id: service.id, note }),
        });
        if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
        acknowledged.add(((await answer.json()) as { id: number }).id);
        break;
      } catch (error) {
        // The server is down; any other error is a defect.
        if (!(error instanceof TypeError)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
    if (acknowledged.size >= KILL_AFTER) killed ??= server.kill();
  };
  const rooms = Array.from({ length: ROOMS }, (_, index) => room(101 + index).serialId);
  const sending = Promise.all(
    rooms.map(async (serial, index) => {
      for (let n = 0; n < REQUESTS / ROOMS; n += 1) await request(serial, `Burst ${index}-${n}`);
    }),
  );
  await expect.poll(() => killed !== undefined, { timeout: 30_000 }).toBe(true);
  await killed;
  await expect(page.getByRole('status').filter({ hasText: /Offline since/ })).toBeVisible();
  await server.restart();
  await sending;
  expect(acknowledged.size).toBe(REQUESTS);

  const { data, totalCount } = await queryRequests(staff, { 'state_id in': [1] });
  const stored = new Set(data.map(({ id }) => id));
  expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([]);
  expect(totalCount).toBe(before + REQUESTS);

  // Without interaction the browser reconnects and shows the newest rows.
  await expect(page.getByRole('status').filter({ hasText: 'Live' })).toBeVisible({
    timeout: 45_000,
  });
  const newest = data
    .toSorted((a, b) => b.id - a.id)
    .slice(0, 50)
    .map(({ note }) => note ?? '');
  await expect(rowsOf(page)).toHaveCount(50);
  await expect
    .poll(async () => {
      const texts = await rowsOf(page).allInnerTexts();
      return texts.every((text, index) => text.includes(newest[index] ?? ''));
    })
    .toBe(true);
});
