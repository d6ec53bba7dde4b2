import { setTimeout as pause } from 'node:timers/promises';
import { ASK_AGAIN_MS } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { RequestState } from '@concierge/contract/requestStates';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import type { TestProject } from '@concierge/server/testing/testProject';
import type { Browser, Page } from 'playwright';
import { openPage, signedInContext, withBrowser } from './consoleBrowser.ts';
import { makeProjects, withBenchDatabase } from './benchDatabase.ts';
import { type Headers, HttpClient, signIn } from './http.ts';
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

/** A guest at a tablet. */
class Guest {
  readonly #http: HttpClient;
  readonly #project: TestProject;
  readonly #location: DatabaseLocation;
  readonly #headers: Headers;

  constructor(http: HttpClient, project: TestProject, location: DatabaseLocation) {
    this.#http = http;
    this.#project = project;
    this.#location = location;
    this.#headers = { authorization: `Bearer ${project.devices[0].key}` };
  }

  async ask(note: string, follows?: number): Promise<number> {
    const body = { service_id: this.#project.services[0], note, follows_id: follows };
    const { text } = await this.#http.must('POST', paths.deviceRequests(), this.#headers, body);
    return (JSON.parse(text) as { id: number }).id;
  }

  /** As if more than a minute had passed, before which nobody can. */
  async askAgain(id: number): Promise<() => Promise<unknown>> {
    const earlier = new Date(Date.now() - 2 * ASK_AGAIN_MS).toISOString();
    await withDatabase(this.#location, ({ db }) =>
      db
        .updateTable('service_request')
        .set({ service_date: earlier })
        .where('id', '=', id)
        .execute(),
    );
    return () => this.#http.must('POST', paths.deviceRequestAskAgain(id), this.#headers);
  }

  cancel = (id: number) => this.#http.must('POST', paths.deviceRequestCancel(id), this.#headers);
}

/** Time from the answer to a device until what its guest did is on the screen of three consoles. */
export async function browserConsoles(rounds: number): Promise<Judged> {
  return withBenchDatabase('SQLite', async (location) => {
    const [project] = await makeProjects(location, 1, { requests: 200, messages: 0, others: 0 });
    const server = await startServer(location);
    const http = new HttpClient(server.url, 1);
    const guest = new Guest(http, project, location);
    const staff = await signIn(server.url, project, 'operator');
    const complete = async (id: number) => {
      for (const state_id of [RequestState.approved, RequestState.done]) {
        await http.must('POST', paths.requestUpdate(project.id, id), staff, { state_id });
      }
    };
    try {
      return await withBrowser(async (browser) => {
        const pages: Page[] = [];
        for (let at = 0; at < CONSOLES; at += 1) {
          pages.push(await openConsole(browser, server.url, project));
        }
        const last = new Map<string, number[]>();
        const seen = async <Result>(
          what: string,
          act: () => Promise<Result>,
          shown: (page: Page) => Promise<void>,
        ): Promise<Result> => {
          await pause(BETWEEN_MS);
          const result = await act();
          const answered = performance.now();
          await Promise.all(pages.map(shown));
          last.set(what, [...(last.get(what) ?? []), performance.now() - answered]);
          return result;
        };
        for (let round = 0; round < rounds; round += 1) {
          const note = `Champagne for ${round + 2}`;
          const row = (page: Page, text: string | RegExp = note) =>
            page.getByRole('row').filter({ hasText: note }).filter({ hasText: text });
          const id = await seen(
            'asked',
            () => guest.ask(note),
            (page) => row(page).waitFor(),
          );
          const again = await guest.askAgain(id);
          await seen('asked again', again, (page) => row(page, 'Asked 2 times').waitFor());
          await complete(id);
          const unsolved = await seen(
            'not solved',
            () => guest.ask(note, id),
            (page) => row(page, 'Not solved before').waitFor(),
          );
          await seen(
            'canceled',
            () => guest.cancel(unsolved),
            (page) => row(page).waitFor({ state: 'detached' }),
          );
        }
        printTable(
          [`${rounds} rounds, ${CONSOLES} consoles`, 'median, ms', 'slowest, ms'],
          [...last].map(([what, times]) => [what, ms(median(times)), ms(Math.max(...times))]),
        );
        const value = Math.max(...[...last.values()].flat());
        const what = `three browsers: slowest of what guests did on all, ms`;
        return { what, value, atMost: SEEN_WITHIN_MS };
      });
    } finally {
      http.close();
      await server.stop();
    }
  });
}
