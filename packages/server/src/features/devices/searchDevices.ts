import { alphabetical } from '@concierge/contract/alphabetical';
import { folded } from '@concierge/contract/folded';
import type { Language } from '@concierge/contract/constants';
import type {
  DeviceList,
  DeviceListQuerystring,
  ManagedDevice,
} from '@concierge/contract/managedDevices';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { type LongList, longList } from '../../database/readIds.ts';
import { latestSeq } from '../../live/eventLog.ts';
import { sortedPage } from '../../lib/sortedPage.ts';
import type { NamedDevice } from '../../names/namedRows.ts';
import { type Names, isCalled } from '../../names/names.ts';
import { onlineDevices, readManagedDevices } from './managedDeviceQueries.ts';

const sortedGroups = new WeakMap<Names, Promise<string[]>>();

/** The groups of the listed devices in the alphabetical order of the language. */
function groupsOf(names: Names, listed: readonly NamedDevice[], language: Language) {
  const groups = [...new Set(listed.flatMap(({ group_name }) => group_name ?? []))];
  const sorted =
    sortedGroups.get(names) ?? sortedPage(groups, alphabetical(language), 0, groups.length);
  sortedGroups.set(names, sorted);
  return sorted;
}

type Reading = Pick<AppContext, 'database' | 'names' | 'now'>;
type DeviceFilter = Omit<DeviceListQuerystring, 'limit' | 'offset'>;

/** The ids of the project's devices that fit the search, in the reader's alphabetical order, and all that there are. */
async function findDevices(
  { database: { reader }, names, now }: Reading,
  { project_id, lang }: User,
  { id, search = '', group, state }: DeviceFilter,
) {
  const at = now();
  const named = await names.read('device', project_id, lang);
  const { listed } = named;
  const online = state && (await onlineDevices(reader, project_id, at));
  const wanted = folded(search);
  const found = listed.filter(
    (device) =>
      (id === undefined || device.id === id) &&
      (group === undefined || device.group_name === group) &&
      (!online || online.has(device.id) === (state === 'online')) &&
      isCalled(device, wanted),
  );
  return { at, named, listed, ids: found.map((device) => device.id) };
}

/** All of the project's devices that fit the search, in the reader's alphabetical order. */
export async function openDevices(
  context: Reading,
  user: User,
  filter: DeviceFilter,
): Promise<LongList<ManagedDevice>> {
  const { at, ids } = await findDevices(context, user, filter);
  return longList(
    ids,
    ({ id }) => id,
    async (some) => readManagedDevices(context.database.reader, user.project_id, some, at),
  );
}

/** A page of them. */
export async function searchDevices(
  context: Reading,
  user: User,
  { limit, offset, ...filter }: DeviceListQuerystring,
): Promise<DeviceList> {
  const { reader } = context.database;
  const { project_id, lang } = user;
  // Before the rows, so that they include every event up to it.
  const seq = (await latestSeq(reader, project_id)) ?? 0;
  const { at, named, listed, ids } = await findDevices(context, user, filter);
  return {
    totalCount: ids.length,
    data: await readManagedDevices(reader, project_id, ids.slice(offset, offset + limit), at),
    deviceCount: listed.length,
    groups: await groupsOf(named, listed, lang),
    now: at.toISOString(),
    seq,
  };
}
