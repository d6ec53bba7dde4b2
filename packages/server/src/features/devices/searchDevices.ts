import { alphabetical } from '@concierge/contract/alphabetical';
import type {
  DeviceList,
  DeviceListQuerystring,
  ManagedDevice,
} from '@concierge/contract/managedDevices';
import type { User } from '@concierge/contract/users';
import type { AppContext } from '../../context.ts';
import { latestSeq } from '../../live/eventLog.ts';
import { listManagedDevices } from './managedDeviceQueries.ts';

/** Without case and accents, in every language alike: `İ` and `ı` are an `i`. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i');

type Wanted = Pick<DeviceListQuerystring, 'id' | 'search' | 'group' | 'state'>;

/** The devices that fit all that is asked for. */
function fitting(devices: ManagedDevice[], { id, search = '', group, state }: Wanted) {
  const wanted = folded(search.trim());
  return devices.filter(
    (device) =>
      (id === undefined || device.id === id) &&
      (group === undefined || device.group_name === group) &&
      (state === undefined || device.online === (state === 'online')) &&
      [device.name, device.serial_id, device.group_name ?? ''].some((text) =>
        folded(text).includes(wanted),
      ),
  );
}

/** A page of the project's devices that fit the search, in the reader's alphabetical order. */
export async function searchDevices(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { project_id, lang }: User,
  { limit, offset, ...wanted }: DeviceListQuerystring,
): Promise<DeviceList> {
  // Before the rows, so that they include every event up to it.
  const seq = (await latestSeq(db, project_id)) ?? 0;
  const at = now();
  const devices = await listManagedDevices(db, project_id, lang, at);
  const found = fitting(devices, wanted);
  const groups = new Set(devices.flatMap(({ group_name }) => group_name ?? []));
  return {
    totalCount: found.length,
    data: found.slice(offset, offset + limit),
    deviceCount: devices.length,
    groups: [...groups].toSorted(alphabetical(lang)),
    now: at.toISOString(),
    seq,
  };
}
