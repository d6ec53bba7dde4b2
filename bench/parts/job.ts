import { paths } from '@concierge/contract/paths';
import type { TestProject } from '@concierge/server/testing/testProject';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { makeProjects, withBenchDatabase } from '../support/benchDatabase.ts';
import {
  openPage,
  quietFor,
  signedInContext,
  untilTrue,
  withBrowser,
} from '../support/consoleBrowser.ts';
import { HttpClient } from '../support/http.ts';
import type { PartOptions } from '../support/part.ts';
import { median } from '../support/ratios.ts';
import { printTable } from '../support/report.ts';
import { startServer } from '../support/server.ts';

const WAITING = '/requests/waiting';
/** As many as a list shows at once. */
const OLDER = 10;
/** The processor of a tablet or a phone, against this one. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

const approveOf = (row: Locator) => row.getByRole('button', { name: /^Approve/ });
const confirmOf = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true });

/** Approves the request of a row, without a pause between the presses. */
interface Way {
  name: string;
  options: BrowserContextOptions;
  approve: (page: Page, row: Locator) => Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    name: 'keys: J, A, Enter',
    options: {},
    approve: async (page) => {
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await confirmOf(page).and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Enter');
    },
  },
  {
    name: 'mouse: Approve, Approve',
    options: {},
    approve: async (page, row) => {
      await approveOf(row).click();
      await confirmOf(page).click();
    },
  },
  {
    name: 'finger: Approve, Approve',
    options: PHONE,
    approve: async (page, row) => {
      await approveOf(row).tap();
      await confirmOf(page).tap();
    },
  },
];

/** The guest of a project's first device. */
type Ask = (note: string) => Promise<unknown>;

/** Milliseconds from the guest's request to the moment its row has left the list of waiting ones. */
async function timeJob(page: Page, ask: Ask, { approve }: Way): Promise<number> {
  const note = `Asked at ${Date.now()}`;
  const row = page.getByRole('row').filter({ hasText: note });
  const start = performance.now();
  await ask(note);
  await row.waitFor();
  await approve(page, row);
  await row.waitFor({ state: 'detached' });
  return performance.now() - start;
}

/** Opens a list with an empty cache: the first request, and one for which everything has been loaded ahead. */
async function timeBoth(browser: Browser, url: string, project: TestProject, ask: Ask, way: Way) {
  const context = await signedInContext(browser, url, project, way.options);
  const { page, cdp } = await openPage(context);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url + WAITING);
  await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  const first = await timeJob(page, ask, way);
  await untilTrue(page, quietFor(7_000));
  // Nobody points at a row any more.
  await page.mouse.move(0, 0);
  await page.evaluate(`document.activeElement?.blur()`);
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor({ state: 'attached' });
  await untilTrue(page, quietFor(7_000));
  const further = await timeJob(page, ask, way);
  await context.close();
  return { first, further };
}

/** Whole cards on the screen of a phone before anybody scrolls, and once somebody has. */
async function countCards(browser: Browser, url: string, project: TestProject) {
  const context = await signedInContext(browser, url, project, PHONE);
  const { page } = await openPage(context);
  await page.goto(url + WAITING);
  await page.getByRole('row').nth(OLDER).waitFor();
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await bar.waitFor();
  const header = page.getByRole('banner');
  const count = async () => {
    const top = ((await header.boundingBox())?.height ?? 0) - 1;
    const bottom = ((await bar.boundingBox())?.y ?? 0) + 1;
    const rows = await page
      .getByRole('row')
      .filter({ has: page.getByRole('cell') })
      .all();
    const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
    return boxes.filter((box) => box && box.y >= top && box.y + box.height <= bottom).length;
  };
  const atFirst = await count();
  await page
    .getByRole('row')
    .nth(1)
    .evaluate((row) => row.scrollIntoView());
  const scrolled = await count();
  await context.close();
  return { atFirst, scrolled };
}

/** The main job: from a guest's request to its approval. What people take to read and to move is not in it. */
export async function job({ quick }: PartOptions): Promise<boolean> {
  const rounds = quick ? 1 : 5;
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1);
    const server = await startServer(location);
    const http = new HttpClient(server.url, 1);
    const [device] = project.devices;
    const ask = (note: string) =>
      http.must(
        'POST',
        paths.deviceRequests(),
        { authorization: `Bearer ${device.key}` },
        { service_id: project.services[0], note },
      );
    try {
      for (let older = 1; older <= OLDER; older += 1) await ask(`Towels for two, number ${older}`);
      return await withBrowser(async (browser) => {
        const rows: [string, string, string][] = [];
        for (const way of WAYS) {
          const times: { first: number; further: number }[] = [];
          for (let round = 0; round < rounds; round += 1) {
            times.push(await timeBoth(browser, server.url, project, ask, way));
          }
          const seconds = (of: 'first' | 'further') =>
            (median(times.map((time) => time[of])) / 1000).toFixed(2);
          rows.push([way.name, seconds('first'), seconds('further')]);
        }
        printTable(['from event to approved', 'just opened, s', 'loaded ahead, s'], rows);
        const { atFirst, scrolled } = await countCards(browser, server.url, project);
        printTable(
          ['cards on a phone', 'whole ones'],
          [
            ['before scrolling', atFirst],
            ['scrolled', scrolled],
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
