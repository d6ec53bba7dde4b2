import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type { Message } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import type { RequestPage } from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, signedIn } from '../../testing/eachDatabase.ts';
import { setRows } from '../../testing/rows.ts';

const NAMES = ['Pokoj 10', 'Chata', 'pokoj 2', 'Irmak', 'Čaj', 'Cukr', 'Ihlamur', 'Hora', 'Şişe'];
/** Czech has č after c and ch after h, Turkish ı before i and ş after s. */
const ORDERS: Record<Language, readonly string[]> = {
  en: ['Čaj', 'Chata', 'Cukr', 'Hora', 'Ihlamur', 'Irmak', 'pokoj 2', 'Pokoj 10', 'Şişe'],
  tr: ['Čaj', 'Chata', 'Cukr', 'Hora', 'Ihlamur', 'Irmak', 'pokoj 2', 'Pokoj 10', 'Şişe'],
  cs: ['Cukr', 'Čaj', 'Hora', 'Chata', 'Ihlamur', 'Irmak', 'pokoj 2', 'Pokoj 10', 'Şişe'],
};
const TURKISH = ['ılık', 'ilaç', 'ısı', 'çam', 'cam', 'şal', 'su'];
const IN_TURKISH = ['cam', 'çam', 'ılık', 'ısı', 'ilaç', 'su', 'şal'];

describeOnEachDatabase('names in lists', (server) => {
  const admin = signedIn(server, 'admin');
  const projectId = () => server().project.id;

  const read = (lang: Language) =>
    setRows(server().db, 'app_user', { lang }, { id: server().project.users.admin });

  beforeAll(async () => {
    for (const service_name of NAMES) {
      const body = await admin.write<Service>(paths.serviceCreate(projectId()), {
        service_name,
        icon_id: 101,
        bg_color: '#000000',
      });
      await server().request({ service: body.id });
      await server().request({ service: body.id });
    }
    const user = { user_type: UserType.admin, password: 'correct horse' };
    for (const username of TURKISH) {
      await admin.write(paths.userCreate(projectId()), { ...user, username });
      const writer = await server().signIn(username, { password: user.password });
      await server().message(writer);
    }
  });

  const requests = async (search: string) =>
    (await admin.write<RequestPage>(`${paths.requestQuery(projectId())}?${search}`, {})).data;

  it.each(LANGUAGES)(
    'U44 requests by service are in the order of %s, in pages',
    async (language) => {
      await read(language);
      const order = 'orderBy=service_name&direction=';
      const all = await requests(`${order}ASC&limit=50`);
      expect(all.map(({ service_name }) => service_name)).toEqual(
        ORDERS[language].flatMap((name) => [name, name]),
      );
      // Equal names come by their number.
      expect(all[0]?.id).toBeLessThan(all[1]?.id ?? 0);
      const paged = [];
      for (let offset = 0; offset < all.length; offset += 5) {
        paged.push(...(await requests(`${order}ASC&limit=5&offset=${offset}`)));
      }
      expect(paged).toEqual(all);
      const back = await requests(`${order}DESC&limit=50`);
      expect(back).toEqual(all.toReversed());
    },
  );

  it('U44 messages by author and users are in the order of Turkish', async () => {
    await read('tr');
    const url = `${paths.messageQuery(projectId())}?orderBy=username&direction=ASC&limit=50`;
    const body = await admin.write<Page<Message>>(url, {});
    expect(body.data.map(({ username }) => username)).toEqual(IN_TURKISH);
    const users = await admin.read<User[]>(paths.users(projectId()));
    const known = users.map(({ username }) => username).filter((name) => TURKISH.includes(name));
    expect(known).toEqual(IN_TURKISH);
  });
});
