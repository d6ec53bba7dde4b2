import { paths } from '@concierge/contract/paths';
import type { MessageSavedAnswer } from '@concierge/contract/messages';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { addDevice } from '@concierge/server/cli/accounts';
import { openDatabase } from '@concierge/server/database/open';
import { INJECTIONS } from '@concierge/server/testing/injections';
import type { Page } from '@playwright/test';
import { Device } from './device.ts';
import type { ScreenIds } from './screens.ts';
import { DEMO_PROJECT, type Staff } from './staff.ts';

/** Provisions one room per text, as the command line does, by the text: it is its name and in its serial number. */
export async function addRooms(url: string, dataDir: string): Promise<Map<string, Device>> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rooms = new Map<string, Device>();
  for (const [index, text] of INJECTIONS.entries()) {
    const [serialId, key] = [`${index} ${text}`.slice(0, 64), `injected-${index}`];
    await addDevice(database, { project: DEMO_PROJECT, name: text, serialId, key });
    rooms.set(text, new Device(url, serialId, key));
  }
  await database.close();
  return rooms;
}

/** Every text in every text field, through the calls the console and the rooms make. */
export async function storeEverywhere(
  staff: Staff,
  rooms: ReadonlyMap<string, Device>,
): Promise<ScreenIds> {
  const ids: ScreenIds = { request: 0, service: 0, draft: 0, published: 0, operator: 0, device: 0 };
  const devices = await staff.get<{ data: { id: number }[] }>(paths.deviceList);
  ids.device = devices.data[0]?.id ?? 0;
  for (const [text, room] of rooms) {
    const service = { service_name: text, icon_id: 101, bg_color: '#123456' };
    ids.service = (await staff.post<Service>(paths.serviceCreate, service)).id;
    const user = { username: text, user_type: 2, password: 'a password' };
    ids.operator = (await staff.post<User>(paths.userCreate, user)).id;
    ids.request = (await room.ask(ids.service, text)).id;
    const message = {
      type: 1,
      title: text,
      message: text,
      device_serial_id: [room.serialId],
      service_request_id: ids.request,
    };
    ids.published = ids.draft;
    const { message_id } = await staff.post<MessageSavedAnswer>(paths.messageCreate, message);
    ids.draft = message_id;
  }
  await staff.post((project) => paths.messagePublish(project, ids.published), {});
  return ids;
}

/** Writes down from now on, on every page, what the content security policy had to stop. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      stopped.push(`${violatedDirective} ${blockedURI}`);
    });
  });
}

/** What a text that was taken for markup would have left on the page; empty on a sound one. */
export async function tracesOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { injected, stopped = [] } = window as { injected?: number; stopped?: string[] };
    const elements = [...document.querySelectorAll('*')];
    const suspects = elements.filter(
      (element) =>
        element.matches(
          'script:not([src], [type="application/json"]), iframe, object, embed, math, marquee, img[src="x"], a[href^="javascript:"]',
        ) || element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    return [
      ...(injected === undefined ? [] : [`window.injected is ${injected}`]),
      ...stopped,
      ...suspects.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ];
  });
}

const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

/** The texts that are not on the page word for word. */
export async function missingOn(page: Page, texts: readonly string[]): Promise<string[]> {
  const shown = flat(await page.locator('body').innerText());
  return texts.filter((text) => !shown.includes(flat(text)));
}
