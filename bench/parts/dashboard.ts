import { withDatabase, type DatabaseLocation } from '@concierge/server/database/open';
import { paths } from '@concierge/contract/paths';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import type { TestProject } from '@concierge/server/testing/testProject';
import { openPage, signedInContext, untilTrue, withBrowser } from '../support/consoleBrowser.ts';
import { HttpClient } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { median } from '../support/ratios.ts';
import { ms, printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const SERVICES = 100;
const WAITING = 1000;
const CREATED_AT = '2026-03-02T08:00:00.000Z';

/** Adds services up to 100 and 1 000 waiting requests, ten for each. */
async function fill(location: DatabaseLocation, project: TestProject): Promise<void> {
  await withDatabase(location, async ({ db }) => {
    const more = Array.from({ length: SERVICES - project.services.length }, (_, at) => ({
      project_id: project.id,
      service_name: `Service ${at + 1}`,
      icon_id: 101,
      bg_color: `#${((at * 2654435761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`,
      created_at: CREATED_AT,
      deleted_at: null,
    }));
    const added = await db.insertInto('service').values(more).returning('id').execute();
    const services = [...project.services, ...added.map(({ id }) => id)];
    const requests = Array.from({ length: WAITING }, (_, at) => ({
      project_id: project.id,
      state_id: 1 as const,
      service_id: services[at % services.length] ?? project.services[0],
      device_id: project.devices[0].id,
      service_date: CREATED_AT,
      note: null,
      created_at: CREATED_AT,
    }));
    for (let from = 0; from < requests.length; from += 100) {
      await db
        .insertInto('service_request')
        .values(requests.slice(from, from + 100))
        .execute();
    }
  });
}

/** Runs in the page before its own scripts: records when the first card and when all were rendered. */
const WATCH = `
  window.cards = {};
  new MutationObserver((_changes, observer) => {
    const count = document.querySelectorAll('[data-component="ServiceCard"]').length;
    if (count > 0) window.cards.first ??= performance.now();
    if (count < ${SERVICES}) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => { window.cards.all = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
`;

interface Cards {
  first: number;
  all: number;
}

/** The dashboard of a large project: first card, all cards, and an event that changes one count. */
export async function dashboard({ quick }: PartOptions): Promise<boolean> {
  const rounds = quick ? 3 : 9;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    await fill(location, project);
    const server = await startServer(location);
    const http = new HttpClient(server.url, 1);
    try {
      return await withBrowser(async (browser) => {
        const loads: Cards[] = [];
        const changes: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const context = await signedInContext(browser, server.url, project);
          await context.addInitScript(WATCH);
          const { page } = await openPage(context);
          await page.goto(`${server.url}/dashboard`);
          await untilTrue(page, 'window.cards.all !== undefined');
          loads.push(await page.evaluate<Cards>('window.cards'));
          await page.getByText('Live', { exact: true }).waitFor();
          const expected = `${WAITING / SERVICES + round + 1}`;
          const card = page.locator('[data-component="ServiceCard"]', { hasText: 'Housekeeping' });
          await http.must(
            'POST',
            paths.deviceRequests(),
            { authorization: `Bearer ${project.devices[0].key}` },
            { service_id: project.services[0] },
          );
          const answered = performance.now();
          await card.getByText(expected, { exact: true }).waitFor();
          changes.push(performance.now() - answered);
          await context.close();
        }
        printTable(
          ['what', 'median, ms'],
          [
            ['first card', ms(median(loads.map(({ first }) => first)))],
            [`all ${SERVICES} cards`, ms(median(loads.map(({ all }) => all)))],
            ['one count after an event', ms(median(changes))],
          ],
        );
        return true;
      });
    } finally {
      http.close();
      await server.stop();
    }
  });
}
