import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '@concierge/contract/paths';
import type { TestProject } from '@concierge/server/testing/testProject';
import type { Browser, Page } from 'playwright';
import { openPage, signedInContext, withBrowser } from './consoleBrowser.ts';
import { makeProjects, withBenchDatabase } from './benchDatabase.ts';
import { HttpClient } from './http.ts';
import { type Judged, median } from './ratios.ts';
import { ms, printTable } from './report.ts';
import { startServer } from './server.ts';

const CONSOLES = 3;
const SEEN_WITHIN_MS = 1000;
/** So that no round begins while the one before is still being painted. */
const BETWEEN_MS = 1500;

async function openConsole(browser: Browser, url: string, project: TestProject): Promise<Page> {
  const { page } = await openPage(await signedInContext(browser, url, project));
  await page.goto(`${url}/requests/waiting`);
  await page.getByText('Live', { exact: true }).waitFor();
  return page;
}

/** Time from the answer to a device until its request is on the screen of three consoles. */
export async function browserConsoles(rounds: number): Promise<Judged> {
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 200, messages: 0, others: 0 });
    const server = await startServer(location);
    const http = new HttpClient(server.url, 1);
    const headers = { authorization: `Bearer ${project.devices[0].key}` };
    try {
      return await withBrowser(async (browser) => {
        const pages: Page[] = [];
        for (let at = 0; at < CONSOLES; at += 1) {
          pages.push(await openConsole(browser, server.url, project));
        }
        const first: number[] = [];
        const last: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await pause(BETWEEN_MS);
          const note = `Champagne for ${round + 2}`;
          const body = { service_id: project.services[0], note };
          await http.must('POST', paths.deviceRequests(), headers, body);
          const answered = performance.now();
          const seen = await Promise.all(
            pages.map(async (page) => {
              await page.getByRole('row').filter({ hasText: note }).waitFor();
              return performance.now() - answered;
            }),
          );
          first.push(Math.min(...seen));
          last.push(Math.max(...seen));
        }
        printTable(
          [`${rounds} requests, ${CONSOLES} consoles`, 'median, ms', 'slowest, ms'],
          [
            ['on the first console', ms(median(first)), ms(Math.max(...first))],
            ['on all consoles', ms(median(last)), ms(Math.max(...last))],
          ],
        );
        const value = Math.max(...last);
        const what = `three browsers: slowest request on all, ms`;
        return { what, value, atMost: SEEN_WITHIN_MS };
      });
    } finally {
      http.close();
      await server.stop();
    }
  });
}
