import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { Device } from '../support/device.ts';
import { type HostedServer, hostServer } from '../support/hostedServer.ts';
import { DEMO_PASSWORD } from '../support/staff.ts';
import type { BrowserPage } from './browser.ts';
import { type CuttableProxy, startProxy } from './cuttableProxy.ts';
import type { InstalledBrowsers } from './debianBrowsers.ts';
import { Screen } from './screen.ts';

export interface Engine {
  engine: string;
  openPage: (installed: InstalledBrowsers) => Promise<BrowserPage>;
  /** MiniBrowser has no push, so that the console does not ask. */
  canNotify: boolean;
}

/** The tests of the main job, as one user after the other does it in this engine. */
export function testMainJob({ engine, openPage, canNotify }: Engine): void {
  let folder: string;
  let server: HostedServer;
  let proxy: CuttableProxy;
  let page: BrowserPage;
  let screen: Screen;
  let room: Device;
  let laundry: number;

  const goto = (path: string) => page.goto(`${proxy.url}${path}`);
  const openList = async (state: string) => {
    await goto(`/requests/${state}`);
    await screen.sees({ role: 'status', text: 'Live' });
  };
  const replyOf = (text: string) =>
    screen.page.click(
      `TestingLibraryDom.queryAllByRole(document.body, 'row')
        .find((row) => row.textContent.includes(${JSON.stringify(text)})).querySelector('button')`,
    );

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concierge-browsers-'));
    const dataDir = join(folder, 'data');
    await cp(inject('template'), dataDir, { recursive: true });
    server = await hostServer({ dataDir });
    proxy = await startProxy(server.port);
    room = new Device(server.url, 'room-101');
    laundry = (await room.service('Laundry')).id;
    page = await openPage(inject('browsers'));
    screen = new Screen(page);
    await page.resize(1440, 900);
  });
  afterAll(async () => {
    await page.close();
    await proxy.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('Y25 signs in by keys, and has no axe violation before it', async () => {
    await goto('/login');
    await screen.sees({ role: 'textbox', name: 'Project code' });
    expect(await screen.violations()).toEqual([]);
    await screen.type({ role: 'textbox', name: 'Project code' }, 'demo');
    await page.press('Tab');
    await page.type('admin');
    await page.press('Tab');
    await page.type(DEMO_PASSWORD);
    await page.press('Enter');
    await screen.sees({ role: 'heading', name: 'Dashboard' });
  });

  const notifies = canNotify ? 'asks whether it may notify' : 'has no push, and does not ask';
  it(`Y25 ${notifies}`, async () => {
    expect(await page.evaluate<boolean>(`'PushManager' in window`)).toBe(canNotify);
    if (!canNotify) {
      await screen.seesNo({ role: 'dialog' });
      return;
    }
    await screen.sees({ role: 'dialog', name: 'Get notified about new requests?' });
    expect(await screen.violations()).toEqual([]);
    await screen.click({ role: 'button', name: 'Not now' });
    await screen.seesNo({ role: 'dialog' });
  });

  it('Y25 shows a request live, and approves it by mouse', async () => {
    await openList('waiting');
    await room.ask(laundry, `By mouse in ${engine}`);
    await screen.sees({ role: 'row', text: `By mouse in ${engine}` });
    // A press within 0.3 s is ignored: it may have been meant for the row that was there before.
    await pause(400);
    await replyOf(`By mouse in ${engine}`);
    await screen.sees({ role: 'dialog', name: 'Reply to request' });
    await screen.click({ role: 'button', name: /^Approved/ });
    await screen.click({ role: 'button', name: 'Approve' });
    await screen.seesNo({ role: 'row', text: `By mouse in ${engine}` });
    expect((await room.requests())[0]).toMatchObject({ state_id: 2 });
  });

  it('Y25 approves by three keys', async () => {
    const { id } = await room.ask(laundry, `By keys in ${engine}`);
    await openList('waiting');
    await screen.sees({ role: 'row', text: `By keys in ${engine}` });
    await page.type('j');
    await screen.focusIsOn({ role: 'button', name: /reply to/i });
    await page.type('a');
    await screen.focusIsOn({ role: 'button', name: 'Approve' });
    await page.press('Enter');
    await screen.seesNo({ role: 'row', text: `By keys in ${engine}` });
    const own = (await room.requests()).find((request) => request.id === id);
    expect(own).toMatchObject({ state_id: 2 });
  });

  it('Y25 completes a request', async () => {
    await openList('approved');
    await screen.sees({ role: 'row', text: `By keys in ${engine}` });
    await replyOf(`By keys in ${engine}`);
    await screen.sees({ role: 'dialog', name: 'Reply to request' });
    await screen.click({ role: 'button', name: /^Completed/ });
    await screen.click({ role: 'button', name: 'Mark as completed' });
    await screen.seesNo({ role: 'row', text: `By keys in ${engine}` });
    await openList('done');
    await screen.sees({ role: 'row', text: `By keys in ${engine}` });
  });

  it('Y24 writes every date of the list on one line', async () => {
    // A date that wraps costs a line in every row; the list of what is done has two lines anyway.
    await openList('approved');
    const lines = () =>
      page.evaluate<number[]>(
        `[...document.querySelectorAll('tbody time')].map((time) => time.getClientRects().length)`,
      );
    await expect.poll(async () => (await lines()).length).toBeGreaterThan(0);
    expect(new Set(await lines())).toEqual(new Set([1]));
  });

  it('Y25 writes a message to a room and publishes it', async () => {
    await goto('/messages');
    await screen.click({ role: 'button', name: 'New message' });
    await screen.type({ role: 'textbox', name: 'Title' }, `Pool in ${engine}`);
    await screen.type({ role: 'textbox', name: 'Message' }, 'It opens at nine.');
    await screen.click({ role: 'button', name: 'Next' });
    await screen.click({ role: 'checkbox', name: /room-101$/ });
    await screen.click({ role: 'button', name: 'Save' });
    await screen.seesNo({ role: 'dialog' });
    await screen.sees({ role: 'row', text: `Pool in ${engine}` });
    await screen.click({ role: 'button', name: new RegExp(`^Publish.*Pool in ${engine}`) });
    await screen.sees({ role: 'alertdialog' });
    await screen.click({ role: 'button', name: /^(Yes|Publish)/ });
    await expect
      .poll(async () => (await room.messages()).map(({ title }) => title))
      .toContain(`Pool in ${engine}`);
  });

  it('Y25 renames a service in the settings', async () => {
    await goto('/settings');
    await screen.click({ role: 'button', name: 'Edit Laundry' });
    await screen.type({ role: 'textbox', name: 'Name' }, ` ${engine}`);
    await screen.click({ role: 'button', name: 'Update' });
    await screen.sees({ role: 'row', name: new RegExp(engine) });
  });

  it('Y25 says that it is offline, and misses nothing', async () => {
    await openList('waiting');
    proxy.cut();
    await screen.seesText('No connection since');
    await room.ask(laundry, `While ${engine} was offline`);
    proxy.restore();
    await screen.sees({ role: 'row', text: `While ${engine} was offline` });
    await screen.sees({ role: 'status', text: 'Live' });
  });

  it('Y25 has no axe violation on eight screens', async () => {
    const screens: [path: string, heading: string | RegExp][] = [
      ['/dashboard', 'Dashboard'],
      ['/requests/waiting', /Waiting/],
      ['/requests/approved', /Approved/],
      ['/requests/done', /Done|Completed/],
      ['/messages', 'Messages'],
      ['/users', 'Users'],
      ['/settings', 'Settings'],
      ['/settings/audit', /Audit/],
    ];
    for (const [path, heading] of screens) {
      await goto(path);
      await screen.sees({ role: 'heading', name: heading });
      expect(await screen.violations(), path).toEqual([]);
    }
  });

  it('Y26 an empty filter for a day shows no date', async () => {
    await goto('/settings/audit');
    await screen.click({ role: 'button', name: 'All days Days' });
    await screen.sees({ role: 'textbox', name: 'From' });
    const shown = await page.evaluate<string>(`document.querySelector('[placeholder*=dd]').value`);
    expect(shown).toBe('');
  });

  it('Y25 works at the width of a phone', async () => {
    await page.resize(375, 812);
    await openList('waiting');
    await screen.click({ role: 'button', name: /reply to/i });
    await screen.sees({ role: 'dialog', name: 'Reply to request' });
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.press('Escape');
    await screen.seesNo({ role: 'dialog' });
    await page.resize(1440, 900);
  });

  it('Y25 a guest asks on the tablet and hears that it is accepted', async () => {
    await goto('/tablet#key=demo-room-102');
    await screen.click({ role: 'button', name: /English/ });
    await screen.click({ role: 'link', name: new RegExp('^Laundry') });
    await screen.type({ role: 'textbox', name: 'Anything we should know?' }, `From ${engine}`);
    await screen.click({ role: 'button', name: 'Send request' });
    await screen.sees({ role: 'heading', name: 'Thank you' });
    expect(await screen.violations()).toEqual([]);
    const [request] = await new Device(server.url, 'room-102').requests();
    expect(request).toMatchObject({ note: `From ${engine}` });
  });
}
