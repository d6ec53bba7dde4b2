import { alphabetical } from '@concierge/contract/alphabetical';
import { folded } from '@concierge/contract/folded';
import type { Language } from '@concierge/contract/constants';
import type { DeviceList, DeviceListQuerystring } from '@concierge/contract/managedDevices';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
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

/** A page of the project's devices that fit the search, in the reader's alphabetical order. */
export async function searchDevices(
  { database, names, now }: Pick<AppContext, 'database' | 'names' | 'now'>,
  { project_id, lang }: User,
  { limit, offset, id, search = '', group, state }: DeviceListQuerystring,
): Promise<DeviceList> {
  const { reader } = database;
  // Before the rows, so that they include every event up to it.
  const seq = (await latestSeq(reader, project_id)) ?? 0;
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
  const page = found.slice(offset, offset + limit).map((device) => device.id);
  return {
    totalCount: found.length,
    data: await readManagedDevices(reader, project_id, page, at),
    deviceCount: listed.length,
    groups: await groupsOf(named, listed, lang),
    now: at.toISOString(),
    seq,
  };
}
