/**
 * The hotel of the stories is the one that `start` shows, on one morning. Every list and every number comes from it, so
 * they agree wherever they are seen.
 */
import type { Language } from '@concierge/contract/constants';
import type { Device, Message } from '@concierge/contract/messages';
import type { SharedRequest } from '@concierge/contract/requestView';
import { RequestState } from '@concierge/contract/requestStates';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import {
  demoMessages,
  type DemoMessage,
  type StoredRequest,
} from '@concierge/server/demo/demoMessages';
import {
  DEMO_PROJECT,
  DEMO_ROOMS,
  DEMO_SERVICES,
  DEMO_USERS,
  type DemoServiceId,
} from '@concierge/server/demo/demoProject';
import { demoRequests } from '@concierge/server/demo/demoRequests';
import { DEMO_TEXTS, type DemoTexts } from '@concierge/server/demo/demoTexts';
import { seededRandom } from '@concierge/server/demo/random';
import { icons } from './icons.ts';

/** When every story takes place. */
export const NOW = '2026-03-02T09:30:00.000Z';

const SEED = 7;

/** The stay a room is in now. */
export interface HotelStay {
  id: number;
  started_at: string;
  lang: string | null;
  do_not_disturb: boolean;
}

export interface Hotel {
  language: Language;
  /** What guests and staff write. */
  texts: DemoTexts;
  services: readonly Service[];
  users: readonly User[];
  /** The services each user looks after, by the user's id. */
  inCharge: ReadonlyMap<number, readonly number[]>;
  devices: readonly Device[];
  /** By device. */
  stays: ReadonlyMap<number, HotelStay>;
  /** Four weeks, the newest first. */
  requests: readonly SharedRequest[];
  /** The newest first. */
  messages: readonly Message[];
}

const made = new Map<Language, Hotel>();

/** The hotel whose guests and staff write in this language; the same object each time. */
export function hotelIn(language: Language): Hotel {
  const hotel = made.get(language) ?? makeHotel(language);
  made.set(language, hotel);
  return hotel;
}

/** Fails where the stories name something that the hotel has not got. */
export function found<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('The hotel has nothing like that');
  return item;
}

/** A member of the staff: `helena` and `admin` are administrators, all others operators. */
export const userNamed = (hotel: Hotel, name: string): User =>
  found(hotel.users.find(({ username }) => username === name));

function makeHotel(language: Language): Hotel {
  const base = baseOf(language);
  const { texts, users, inCharge, devices } = base;
  const staffOf = (service: number) =>
    users
      .filter(({ id, username }) => username === 'helena' || inCharge.get(id)?.includes(service))
      .map(({ id }) => id);
  const parts = {
    language,
    texts,
    projectId: 1,
    services: new Map(DEMO_SERVICES.map(({ id }, at) => [id, at + 1])),
    users: new Map(users.map(({ username, id }) => [username, id])),
    devices: devices.map(({ id }) => id),
    staff: new Map(DEMO_SERVICES.map(({ id }, at) => [id, staffOf(at + 1)])),
  };
  const now = new Date(NOW);
  const stored = demoRequests(seededRandom(SEED), parts, now).map((request, at) => ({
    ...request,
    id: at + 1,
  }));
  const rows = stored.toReversed().map((request) => requestOf(base, request));
  const stays = staysOf(rows);
  return {
    ...base,
    stays,
    requests: rows.map((row) => withStay(row, stays)),
    messages: demoMessages(seededRandom(SEED), parts, stored, now)
      .map((message, at) => messageOf(base, { id: at + 1, ...message }))
      .toReversed(),
  };
}

const iconNamed = (wanted: string) => found(icons.find(({ name }) => name === wanted));

type Base = Omit<Hotel, 'stays' | 'requests' | 'messages'>;

function baseOf(language: Language): Base {
  const texts = DEMO_TEXTS[language];
  const idOf = (service: DemoServiceId) => DEMO_SERVICES.findIndex(({ id }) => id === service) + 1;
  return {
    language,
    texts,
    services: DEMO_SERVICES.map(({ id, icon, color }, at) => ({
      id: at + 1,
      service_name: texts.services[id].name,
      icon_id: iconNamed(icon).id,
      full_path: iconNamed(icon).full_path,
      bg_color: color,
    })),
    users: DEMO_USERS.map(({ username, user_type, lang = language }, at) => ({
      id: at + 1,
      username,
      user_type,
      project_id: 1,
      lang,
    })),
    inCharge: new Map(DEMO_USERS.map(({ services }, at) => [at + 1, services.map(idOf)])),
    devices: DEMO_ROOMS.map(({ serialId, number }, at) => ({
      id: at + 1,
      serial_id: serialId,
      name: texts.room(number),
      stay_id: null,
    })),
  };
}

const byId = <Item extends { id: number }>(items: readonly Item[], wanted?: number | null) =>
  items.find(({ id }) => id === wanted);

function requestOf({ services, users, devices }: Base, { id, row }: StoredRequest): SharedRequest {
  const service = found(byId(services, row.service_id));
  const device = found(byId(devices, row.device_id));
  const nameOf = (user?: number | null) => byId(users, user)?.username ?? null;
  return {
    id,
    state_id: row.state_id,
    service_id: service.id,
    service_name: service.service_name,
    full_path: service.full_path,
    device_id: device.id,
    device_name: device.name,
    device_serial_id: device.serial_id,
    service_date: row.service_date,
    note: row.note ?? null,
    approved_by: row.approved_by ?? null,
    approved_by_name: nameOf(row.approved_by),
    approved_at: row.approved_at ?? null,
    canceled_by: row.canceled_by ?? null,
    canceled_by_name: nameOf(row.canceled_by),
    canceled_at: row.canceled_at ?? null,
    canceled_log: row.canceled_log ?? null,
    completed_by: row.completed_by ?? null,
    completed_by_name: nameOf(row.completed_by),
    completed_at: row.completed_at ?? null,
    asked: 1,
    source: row.source ?? 'device',
    ...(row.created_by != null && {
      created_by: row.created_by,
      created_by_name: found(byId(users, row.created_by)).username,
    }),
  };
}

function messageOf(
  { services, users, devices }: Base,
  { id, row, devices: receivers }: DemoMessage & { id: number },
): Message {
  const service = byId(services, row.service_id);
  return {
    message_id: id,
    type: row.type,
    title: row.title,
    message: row.message,
    state: row.state,
    user_id: row.user_id ?? null,
    username: byId(users, row.user_id)?.username ?? null,
    service_id: row.service_id ?? null,
    service_name: service?.service_name ?? null,
    icon_path: service?.full_path ?? null,
    service_request_id: row.service_request_id ?? null,
    created_date: row.created_at,
    published_at: row.published_at ?? null,
    device_count: receivers.length,
    selected_devices: receivers.map(({ device_id, viewed_at }) => {
      const { serial_id, name } = found(byId(devices, device_id));
      return { serial_id, name, viewed_at };
    }),
  };
}

/** Rooms of three guests who wait: one wants no visit, one came after the request, one speaks another language. */
function staysOf(rows: readonly SharedRequest[]): Map<number, HotelStay> {
  const waiting = rows.filter(({ state_id }) => state_id === RequestState.waiting);
  const yesterday = '2026-03-01T14:05:00.000Z';
  const stays = [
    { started_at: yesterday, lang: 'de', do_not_disturb: true },
    { started_at: NOW, lang: null, do_not_disturb: false },
    { started_at: yesterday, lang: 'pt-BR', do_not_disturb: false },
  ];
  return new Map(
    stays.map((stay, at) => [found(waiting[2 * at + 1]).device_id, { id: at + 1, ...stay }]),
  );
}

/** The request with what its guest's stay says about it. */
function withStay(row: SharedRequest, stays: ReadonlyMap<number, HotelStay>): SharedRequest {
  const stay = stays.get(row.device_id);
  if (!stay || row.state_id > RequestState.approved) return row;
  if (row.service_date < stay.started_at) return { ...row, previous_stay: true };
  return {
    ...row,
    ...(stay.lang && { stay_lang: stay.lang }),
    ...(stay.do_not_disturb && { do_not_disturb: true }),
  };
}

export const HOTEL_NAME: string = DEMO_PROJECT.name;
