import { alphabetical } from '@concierge/contract/alphabetical';
import { LANGUAGES } from '@concierge/contract/constants';
import type { DeviceKeyAnswer, DeviceList } from '@concierge/contract/managedDevices';
import { paths } from '@concierge/contract/paths';
import type { FilteringOptions } from '@concierge/contract/requests';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { UserType } from '@concierge/contract/userTypes';
import { expect, it } from 'vitest';
import { addDevice, addUser } from '../cli/accounts.ts';
import { removeDevice, removeUser } from '../cli/revocation.ts';
import { deleteEventsBefore } from '../live/eventLog.ts';
import { describeOnEachDatabase, signedIn } from '../testing/eachDatabase.ts';
import { NameIndex } from './nameIndex.ts';
import { READ } from './namedRows.ts';

const TABLES = ['device', 'service', 'app_user'] as const;
const WORDS = ['Čaj', 'chata', 'Hora', 'ılık', 'İlaç', 'Room 2', 'Room 10', 'šála', 'Zelí'];

describeOnEachDatabase('names that are kept in order', (server) => {
  const admin = signedIn(server, 'admin');
  const projectId = () => server().project.id;
  const options = () => admin.read<FilteringOptions>(paths.filteringOptions(projectId()));
  const project = 'house';
  const user = { user_type: UserType.operator, password: 'seven blue towels' };
  const service = { icon_id: 101, bg_color: '#000000' };

  let kept: NameIndex | undefined;

  /** The index in use and a new one have every table in the order of every language. */
  async function expectSorted() {
    const { db, database } = server();
    kept ??= new NameIndex(database.reader);
    for (const language of LANGUAGES) {
      const compare = alphabetical(language);
      for (const table of TABLES) {
        const expected = (await READ[table](db, projectId(), language)).toSorted(
          (one, other) => compare(one.name, other.name) || one.id - other.id,
        );
        for (const names of [kept, new NameIndex(database.reader)]) {
          const { rows } = await names.read(table, projectId(), language);
          expect(rows).toEqual(expected);
        }
      }
    }
  }

  it('R30 each change of a name is in the next list: added, renamed, deleted, by staff or a command', async () => {
    await expectSorted();
    for (const [at, word] of WORDS.entries()) {
      const { device } = await admin.write<DeviceKeyAnswer>(paths.deviceCreate(projectId()), {
        serial_id: `kept-${at}`,
        name: word,
      });
      const { id } = await admin.write<Service>(paths.serviceCreate(projectId()), {
        ...service,
        service_name: word,
      });
      const made = await admin.write<User>(paths.userCreate(projectId()), {
        ...user,
        username: word.replace(' ', ''),
      });
      await expectSorted();
      const name = WORDS[(at * 4) % WORDS.length]?.toUpperCase() ?? '';
      await admin.write(paths.deviceUpdate(projectId(), device.id), { name, group_name: word });
      await admin.write(paths.serviceUpdate(projectId()), {
        ...service,
        id,
        service_name: `${name} ${at}`,
      });
      await admin.write(paths.userDelete(projectId()), { id: made.id });
      await expectSorted();
    }
    const commands = [
      () =>
        addDevice(server().database, { project, serialId: 'typed', name: 'Altán', key: 'typed' }),
      () => removeDevice(server().database, { project, serialId: 'typed' }),
      () =>
        addUser(server().database, {
          project,
          username: 'altan',
          userType: UserType.operator,
          lang: 'en',
          password: user.password,
        }),
      () => removeUser(server().database, { project, username: 'altan' }),
    ];
    for (const [at, command] of commands.entries()) {
      await command();
      await expectSorted();
      const { devices, users } = await options();
      expect(devices.some(({ label }) => label === 'Altán')).toBe(at === 0);
      expect(users.some(({ label }) => label === 'altan')).toBe(at === 2);
    }
  });

  it('R30 a log that has forgotten the change is not believed', async () => {
    await expectSorted();
    const [first] = server().project.devices;
    await admin.write(paths.deviceUpdate(projectId(), first.id), {
      name: 'Aula',
      group_name: null,
    });
    await deleteEventsBefore(server().db, projectId(), '9999', 1_000);
    await expectSorted();
    await server().request();
    await expectSorted();
    const { data } = await admin.read<DeviceList>(paths.deviceList(projectId()));
    expect(data.map(({ name }) => name)).toContain('Aula');
  });

  it('R30 a search finds a device by what it is called now', async () => {
    const [first] = server().project.devices;
    const find = async (search: string) => {
      const query = new URLSearchParams({ search, state: 'offline' });
      return (await admin.read<DeviceList>(`${paths.deviceList(projectId())}?${query}`)).totalCount;
    };
    expect(await find('skola')).toBe(0);
    for (const [name, group_name] of [
      ['Škola', null],
      ['Room 9', 'ŠKOLA'],
    ]) {
      await admin.write(paths.deviceUpdate(projectId(), first.id), { name, group_name });
      expect(await find('skola')).toBe(1);
    }
    // Text never reaches from one field into the next.
    expect(await find('9\nskola')).toBe(0);
  });
});
