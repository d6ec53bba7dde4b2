import { sql } from 'kysely';
import type { Language } from '@concierge/contract/constants';
import type {
  DeviceMessage,
  DeviceRequest,
  DeviceService,
  OwnDevice,
} from '@concierge/contract/devices';
import { MessageState } from '@concierge/contract/messageStates';
import type { Page } from '@concierge/contract/refs';
import type { Connection } from '../../database/schema.ts';
import { notBefore } from '../../lib/notBefore.ts';
import { iconNameOf, iconPathOf } from '../../icons/iconCatalog.ts';
import { withAllNames } from '../../names/serviceNames.ts';
import { languageOf } from '@concierge/contract/serviceNames';
import type { SignedInDevice } from '../../auth/access.ts';
import { alphabeticalBy } from '@concierge/contract/alphabetical';

/** The project's devices with these serial ids; fewer when some are not the project's. */
export const findDevicesBySerial = (
  db: Connection,
  projectId: number,
  serialIds: readonly string[],
) =>
  db
    .selectFrom('device')
    .select(['id', 'serial_id', 'name'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .where('serial_id', 'in', serialIds)
    .execute();

/** The device as it may read itself. */
export async function readOwnDevice(
  db: Connection,
  projectId: number,
  deviceId: number,
): Promise<OwnDevice> {
  const row = await db
    .selectFrom('device')
    .innerJoin('project', 'project.id', 'device.project_id')
    .leftJoin('stay', 'stay.id', 'device.stay_id')
    .select([
      'device.name',
      'project.name as project_name',
      'project.time_zone',
      'device.stay_id',
      'stay.lang',
      'stay.do_not_disturb',
    ])
    .where('device.project_id', '=', projectId)
    .where('device.id', '=', deviceId)
    .executeTakeFirstOrThrow();
  const { name, project_name, time_zone, stay_id, lang, do_not_disturb } = row;
  return {
    id: deviceId,
    name,
    project: { id: projectId, name: project_name, time_zone },
    stay_id,
    ...(lang !== null && { lang }),
    ...(stay_id !== null && { do_not_disturb: do_not_disturb === 1 }),
  };
}

/** The services a guest may request, in the alphabetical order of the language, or that of the stay if one is known. */
export async function listDeviceServices(
  db: Connection,
  { id: deviceId, project_id: projectId }: Pick<SignedInDevice, 'id' | 'project_id'>,
  asked?: Language,
): Promise<DeviceService[]> {
  const language = asked ?? languageOf((await readOwnDevice(db, projectId, deviceId)).lang);
  const rows = await db
    .selectFrom('service')
    .select(['id', 'service_name', 'service_names', 'icon_id', 'bg_color'])
    .where('project_id', '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy((eb) => eb.fn('lower', ['service_name']))
    .orderBy('id')
    .execute();
  const services = rows.map(({ icon_id, ...service }) => {
    const icon = iconNameOf(icon_id);
    return { ...withAllNames(service, language), full_path: iconPathOf(icon_id), icon };
  });
  return language ? services.toSorted(alphabeticalBy(language, 'service_name')) : services;
}

interface Paging {
  limit: number;
  offset: number;
}

/** A device that was not deleted. */
export const findDevice = (db: Connection, projectId: number, deviceId: number) =>
  db
    .selectFrom('device')
    .select(['id', 'name', 'stay_id'])
    .where('project_id', '=', projectId)
    .where('id', '=', deviceId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** The stay the device is in; null before its first. */
export async function stayOf(db: Connection, deviceId: number): Promise<number | null> {
  const { stay_id } = await db
    .selectFrom('device')
    .select('stay_id')
    .where('id', '=', deviceId)
    .executeTakeFirstOrThrow();
  return stay_id;
}

const selectDeviceRequests = (db: Connection, projectId: number, deviceId: number) =>
  db
    .selectFrom('service_request')
    .innerJoin('service', 'service.id', 'service_request.service_id')
    .innerJoin('device', 'device.id', 'service_request.device_id')
    .leftJoin('stay', 'stay.id', 'service_request.stay_id')
    .where('service_request.project_id', '=', projectId)
    .where('service_request.device_id', '=', deviceId)
    .select([
      'stay.lang',
      'service.service_names',
      'service_request.id',
      'service_request.state_id',
      'service_request.service_id',
      'service.service_name',
      'service_request.service_date',
      'service_request.note',
      'service_request.approved_at',
      'service_request.canceled_at',
      'service_request.completed_at',
      'service_request.asked',
      'service_request.asked_at',
      'service_request.follows_id',
    ]);

type StoredRequest = Awaited<
  ReturnType<ReturnType<typeof selectDeviceRequests>['executeTakeFirstOrThrow']>
>;

const asRequest = ({ lang, asked_at, follows_id, ...row }: StoredRequest): DeviceRequest => ({
  ...withAllNames(row, languageOf(lang)),
  ...(asked_at !== null && { asked_at }),
  ...(follows_id !== null && { follows_id }),
});

/** The device's own requests of its present stay, newest first. */
export async function listDeviceRequests(
  db: Connection,
  projectId: number,
  deviceId: number,
  { limit, offset }: Paging,
): Promise<Page<DeviceRequest>> {
  const { totalCount } = await db
    .selectFrom('service_request')
    .innerJoin('device', 'device.id', 'service_request.device_id')
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .where('service_request.project_id', '=', projectId)
    .where('service_request.device_id', '=', deviceId)
    .whereRef('service_request.stay_id', 'is not distinct from', 'device.stay_id')
    .executeTakeFirstOrThrow();
  const data = await selectDeviceRequests(db, projectId, deviceId)
    .whereRef('service_request.stay_id', 'is not distinct from', 'device.stay_id')
    .orderBy('service_request.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { totalCount, data: data.map(asRequest) };
}

/** A request that this call of the device has made: whatever stay begins meanwhile. */
export async function getDeviceRequest(
  db: Connection,
  projectId: number,
  deviceId: number,
  requestId: number,
): Promise<DeviceRequest> {
  const row = selectDeviceRequests(db, projectId, deviceId);
  return asRequest(await row.where('service_request.id', '=', requestId).executeTakeFirstOrThrow());
}

const fromDeviceMessages = (db: Connection, projectId: number, deviceId: number) =>
  db
    .selectFrom('message_device')
    .innerJoin('message', 'message.id', 'message_device.message_id')
    .innerJoin('device', 'device.id', 'message_device.device_id')
    .where('message_device.project_id', '=', projectId)
    .where('message_device.device_id', '=', deviceId)
    .whereRef('message_device.stay_id', 'is not distinct from', 'device.stay_id')
    .where('message.state', '=', MessageState.published);

const selectDeviceMessages = (db: Connection, projectId: number, deviceId: number) =>
  fromDeviceMessages(db, projectId, deviceId)
    .where('message.published_at', 'is not', null)
    .select([
      'message.id as message_id',
      'message.type',
      'message.title',
      'message.message',
      'message.published_at',
      'message_device.viewed_at',
    ])
    .$narrowType<{ published_at: string }>();

/** The published messages sent to the device in its present stay, newest first. */
export async function listDeviceMessages(
  db: Connection,
  projectId: number,
  deviceId: number,
  { limit, offset }: Paging,
): Promise<Page<DeviceMessage>> {
  const { totalCount } = await fromDeviceMessages(db, projectId, deviceId)
    .select((eb) => eb.fn.countAll<number>().as('totalCount'))
    .executeTakeFirstOrThrow();
  const data = await selectDeviceMessages(db, projectId, deviceId)
    .orderBy('message.published_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { totalCount, data };
}

export const findDeviceMessage = (
  db: Connection,
  projectId: number,
  deviceId: number,
  messageId: number,
) =>
  selectDeviceMessages(db, projectId, deviceId)
    .where('message.id', '=', messageId)
    .executeTakeFirst();

/** Marks a message as viewed and returns when; undefined when it was before. */
export async function markViewed(
  db: Connection,
  projectId: number,
  deviceId: number,
  messageId: number,
  now: Date,
): Promise<string | undefined> {
  const former = await db
    .selectFrom('message_device')
    .innerJoin('message', 'message.id', 'message_device.message_id')
    .select(['published_at', 'delivered_at'])
    .where('message_device.project_id', '=', projectId)
    .where('device_id', '=', deviceId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  const row = await db
    .updateTable('message_device')
    .set({ viewed_at: notBefore(now, former?.published_at, former?.delivered_at) })
    .where('project_id', '=', projectId)
    .where('device_id', '=', deviceId)
    .where('message_id', '=', messageId)
    .where('viewed_at', 'is', null)
    .returning('viewed_at')
    .$narrowType<{ viewed_at: string }>()
    .executeTakeFirst();
  return row?.viewed_at;
}

/** Keeps when the device first got these messages in a list. */
export async function markDelivered(
  db: Connection,
  deviceId: number,
  messageIds: readonly number[],
  now: Date,
): Promise<void> {
  const isNew = await db
    .selectFrom('message_device')
    .select('message_id')
    .where('device_id', '=', deviceId)
    .where('message_id', 'in', [...messageIds, 0])
    .where('delivered_at', 'is', null)
    .execute();
  if (isNew.length === 0) return;
  const at = now.toISOString();
  await db
    .updateTable('message_device')
    .set((eb) => ({
      delivered_at: eb
        .selectFrom('message')
        .select(
          sql<string>`case when published_at > ${at} then published_at else ${at} end`.as('at'),
        )
        .whereRef('message.id', '=', 'message_device.message_id'),
    }))
    .where('device_id', '=', deviceId)
    .where(
      'message_id',
      'in',
      isNew.map(({ message_id }) => message_id),
    )
    .where('delivered_at', 'is', null)
    .execute();
}

/** The request a message is about; null when it is about none. */
export async function requestIdOf(db: Connection, messageId: number): Promise<number | null> {
  const row = await db
    .selectFrom('message')
    .select('service_request_id')
    .where('id', '=', messageId)
    .executeTakeFirst();
  return row?.service_request_id ?? null;
}
