import type {
  DeviceAnswer,
  DeviceKeyAnswer,
  DeviceUpdateBody,
  ManagedDevice,
  StayBody,
  StayUpdateBody,
} from '@concierge/contract/managedDevices';
import { type NewAuditEntry, changesBetween } from '../../audit/auditTrail.ts';
import { type Act, type Traces, changeProject } from '../../act.ts';
import { lockProject } from '../../database/lockProject.ts';
import type { Trx } from '../../database/schema.ts';
import { mergedOrThrow } from '../../lib/mergedOrThrow.ts';
import { nameKey } from '../../lib/nameKey.ts';
import { Problem, notFound } from '../../lib/problem.ts';
import { newToken, tokenHash } from '../../lib/tokens.ts';
import { deviceChanged } from './deviceChanged.ts';
import {
  beginStay,
  findManagedDevice,
  groupsOfOthers,
  updateDevice,
  updateStay,
} from './managedDeviceQueries.ts';

/** What is done to a device, what the trail says of it, and whether lists show something else then. */
interface Change {
  audit?: Pick<NewAuditEntry, 'action' | 'changes'>;
  reloadState?: boolean;
}

/** @throws Problem `not_found`. */
export async function mustFind(trx: Trx, projectId: number, deviceId: number, now: Date) {
  const device = await findManagedDevice(trx, projectId, deviceId, now);
  if (!device) throw notFound();
  return device;
}

/** For the trail. */
export const subjectOf = ({ id, name }: ManagedDevice) => ({ kind: 'device', id, name }) as const;

/** Changes a device, its entry in the trail and the event in one transaction. @throws Problem `not_found`. */
async function changeDevice(
  act: Act,
  deviceId: number,
  change: (trx: Trx, device: ManagedDevice, traces: Traces) => Promise<Change>,
): Promise<DeviceAnswer> {
  const { projectId, now } = act;
  return changeProject(act, async (trx, traces) => {
    await lockProject(trx, projectId);
    const before = await mustFind(trx, projectId, deviceId, now());
    const { audit, reloadState = false } = await change(trx, before, traces);
    const device = await mustFind(trx, projectId, deviceId, now());
    if (audit) await traces.audit({ ...audit, subject: subjectOf(device) });
    traces.record(deviceChanged(trx, projectId, deviceId, now(), reloadState));
    return { device };
  });
}

/** The name and group to be stored. A group that looks like one of another device is the same, and spelled like it. */
export async function storedNames(
  trx: Trx,
  projectId: number,
  { name, group_name }: Omit<DeviceUpdateBody, 'was'>,
  deviceId?: number,
) {
  if (!group_name) return { name, group_name: null };
  const key = nameKey(group_name);
  const groups = await groupsOfOthers(trx, projectId, deviceId);
  return { name, group_name: groups.find((group) => nameKey(group) === key) ?? group_name };
}

const factsOf = ({ name, group_name }: Pick<ManagedDevice, 'name' | 'group_name'>) => ({
  device_name: name,
  group_name,
});

/** Renames a device and puts it into a group, or none. @throws Problem `changed_meanwhile`. */
export async function renameDevice(
  act: Act,
  deviceId: number,
  { was, ...sent }: DeviceUpdateBody,
): Promise<DeviceAnswer> {
  return changeDevice(act, deviceId, async (trx, before) => {
    const own = { name: before.name, group_name: before.group_name };
    const named = await storedNames(trx, act.projectId, sent, deviceId);
    const fields = await mergedOrThrow(named, own, was, () => before);
    await updateDevice(trx, act.projectId, deviceId, fields);
    const changes = changesBetween(factsOf(before), factsOf(fields));
    return {
      ...(changes.length > 0 && { audit: { action: 'device.changed' as const, changes } }),
      // Its name stands in every list of requests and messages.
      reloadState: before.name !== fields.name,
    };
  });
}

/** Gives a device a new key; the old one ends at once. One that was revoked comes back in a new stay. */
export async function rotateDeviceKey(act: Act, deviceId: number): Promise<DeviceKeyAnswer> {
  const key = newToken();
  const { device } = await changeDevice(act, deviceId, async (trx, before, { audit }) => {
    const isBack = before.revoked_at !== null;
    await updateDevice(trx, act.projectId, deviceId, {
      key_hash: tokenHash(key),
      revoked_at: null,
    });
    if (isBack) {
      await beginStay(trx, act.projectId, deviceId, act.now().toISOString());
      await audit({ action: 'device.stay_started', subject: subjectOf(before) });
    }
    return { audit: { action: 'device.key_changed' }, reloadState: isBack };
  });
  return { device, key };
}

/** Ends a device's key; its name, requests and messages stay. */
export async function revokeDevice(act: Act, deviceId: number): Promise<DeviceAnswer> {
  return changeDevice(act, deviceId, async (trx, before) => {
    if (before.revoked_at !== null) return {};
    const revoked_at = act.now().toISOString();
    const key_hash = tokenHash(newToken());
    await updateDevice(trx, act.projectId, deviceId, { key_hash, revoked_at, online: 0 });
    return { audit: { action: 'device.revoked' } };
  });
}

/** @throws Problem `stay_changed` where another stay has begun than the one the caller knows of. */
function requireStay(device: ManagedDevice, known: number | null | undefined): void {
  const isOther = known !== undefined && known !== (device.stay?.id ?? null);
  if (isOther) throw new Problem(409, 'stay_changed', { current: device });
}

const wishesOf = ({ lang, do_not_disturb }: Pick<StayBody, 'lang' | 'do_not_disturb'>) => ({
  lang: lang ?? null,
  do_not_disturb: do_not_disturb ? (1 as const) : (0 as const),
});

type Wishes = Partial<ReturnType<typeof wishesOf>>;

/** For the trail. */
const guestFacts = ({ lang, do_not_disturb }: Wishes) => ({
  stay_lang: lang,
  do_not_disturb: do_not_disturb ? 'yes' : 'no',
});

/** Draws the line before the next guest. @throws Problem `device_revoked`, `stay_changed`. */
export async function startStay(act: Act, deviceId: number, body: StayBody): Promise<DeviceAnswer> {
  return changeDevice(act, deviceId, async (trx, before) => {
    if (before.revoked_at !== null) throw new Problem(409, 'device_revoked');
    requireStay(before, body.stay_id);
    const wishes = wishesOf(body);
    await beginStay(trx, act.projectId, deviceId, act.now().toISOString(), wishes);
    const changes = changesBetween(guestFacts({}), guestFacts(wishes));
    return { audit: { action: 'device.stay_started', changes }, reloadState: true };
  });
}

/**
 * Changes what is known of the guest who is there.
 * @throws Problem `not_found` without a stay, `stay_changed`, `changed_meanwhile`.
 */
export async function changeStay(
  act: Act,
  deviceId: number,
  { was, stay_id, lang = null, do_not_disturb = false }: StayUpdateBody,
): Promise<DeviceAnswer> {
  return changeDevice(act, deviceId, async (trx, before) => {
    const { stay } = before;
    if (!stay) throw notFound();
    requireStay(before, stay_id);
    const own = { lang: stay.lang, do_not_disturb: stay.do_not_disturb };
    const fields = await mergedOrThrow({ lang, do_not_disturb }, own, was, () => before);
    await updateStay(trx, act.projectId, stay.id, wishesOf(fields));
    const changes = changesBetween(guestFacts(wishesOf(own)), guestFacts(wishesOf(fields)));
    return {
      ...(changes.length > 0 && { audit: { action: 'device.stay_changed' as const, changes } }),
      reloadState: true,
    };
  });
}
