import { TEXT_LIMITS } from '@concierge/contract/constants';
import type {
  AddedDevice,
  DeviceCreateBody,
  DeviceKeyAnswer,
  DevicesCreateAnswer,
  DevicesCreateBody,
} from '@concierge/contract/managedDevices';
import { cleanName, forbiddenIn, isBlank } from '@concierge/contract/names';
import { type Act, type Traces, changeProject } from '../../act.ts';
import { changesBetween } from '../../audit/auditTrail.ts';
import { lockProject } from '../../database/lockProject.ts';
import type { Trx } from '../../database/schema.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { Problem } from '../../lib/problem.ts';
import { newToken, tokenHash } from '../../lib/tokens.ts';
import { mustFind, storedNames, subjectOf } from './changeDevices.ts';
import { deviceChanged } from './deviceChanged.ts';
import { insertDevice, namesInUse } from './managedDeviceQueries.ts';

/** Adds a device, or a removed one again, with its traces; undefined when the serial id is taken. */
async function addDevice(
  trx: Trx,
  { audit, record }: Traces,
  { projectId, now }: Act,
  fields: { serial_id: string; name: string; group_name: string | null },
): Promise<DeviceKeyAnswer | undefined> {
  const key = newToken();
  const added = await insertDevice(trx, {
    project_id: projectId,
    ...fields,
    key_hash: tokenHash(key),
    created_at: now().toISOString(),
  });
  if (!added) return undefined;
  const { id, again } = added;
  const device = await mustFind(trx, projectId, id, now());
  const { serial_id, group_name } = device;
  const subject = subjectOf(device);
  await audit({
    action: 'device.created',
    subject,
    changes: changesBetween({}, { serial_id, group_name }),
  });
  if (again) await audit({ action: 'device.stay_started', subject });
  record(deviceChanged(trx, projectId, id, now()));
  return { device, key };
}

/** Adds a device, or a removed one again, and returns its key, which is stored nowhere. @throws Problem `device_exist`. */
export async function createDevice(act: Act, body: DeviceCreateBody): Promise<DeviceKeyAnswer> {
  const { projectId } = act;
  return changeProject(act, async (trx, traces) => {
    await lockProject(trx, projectId);
    const { serial_id } = body;
    const fields = { serial_id, ...(await storedNames(trx, projectId, body)) };
    const added = await addDevice(trx, traces, act, fields);
    if (!added) throw new Problem(409, 'device_exist');
    return added;
  });
}

const canBeName = (name: string) =>
  !isBlank(name) && name.length <= TEXT_LIMITS.serialId && forbiddenIn(name) === undefined;

/** Adds a device of each name that is new, all of them or, where something fails, none; a preview adds none. */
export async function createDevices(
  act: Act,
  { names, group_name = null, preview = false }: DevicesCreateBody,
): Promise<DevicesCreateAnswer> {
  const { projectId } = act;
  return changeProject(act, async (trx, traces) => {
    await lockProject(trx, projectId);
    const used = new Set((await namesInUse(trx, projectId)).map(nameKey));
    const stored = await storedNames(trx, projectId, { name: '', group_name });
    const rows: AddedDevice[] = [];
    for (const typed of names) {
      const name = cleanName(typed);
      const row = { name, device: null, key: null };
      if (!canBeName(name)) rows.push({ ...row, outcome: 'invalid' });
      else if (used.has(nameKey(name))) rows.push({ ...row, outcome: 'exists' });
      else if (preview) rows.push({ ...row, outcome: 'new' });
      else {
        const added = await addDevice(trx, traces, act, { ...stored, name, serial_id: name });
        rows.push({ ...row, outcome: added ? 'added' : 'exists', ...added });
      }
      used.add(nameKey(name));
    }
    return { rows };
  });
}
