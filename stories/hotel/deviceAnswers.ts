import type { DeviceList, ManagedDevice } from '@concierge/contract/managedDevices';
import {
  DEMO_OFFLINE_ROOM,
  DEMO_REVOKED_DEVICE,
  DEMO_ROOMS,
} from '@concierge/server/demo/demoProject';
import { isOpen } from './answers.ts';
import { NOW, type Hotel } from './hotel.ts';

const WORKING = {
  created_at: '2025-11-04T10:00:00.000Z',
  revoked_at: null,
  online: true,
  last_seen_at: NOW,
  app_version: '2.4.1',
  battery: 86,
} satisfies Partial<ManagedDevice>;

/** Every tablet of the hotel, by name: one silent for hours, one new, one lost and revoked. */
export function tablets(hotel: Hotel): ManagedDevice[] {
  const rooms = DEMO_ROOMS.map(({ serialId, number, floor }, at): ManagedDevice => {
    const id = at + 1;
    const requests = hotel.requests.filter(({ device_id }) => device_id === id);
    return {
      ...WORKING,
      id,
      serial_id: serialId,
      name: hotel.texts.room(number),
      group_name: hotel.texts.floor(floor),
      open_requests: requests.filter(isOpen).length,
      last_request_at: requests[0]?.service_date ?? null,
      stay: hotel.stays.get(id) ?? null,
      // It has not called since its guest sent the last request.
      ...(serialId === DEMO_OFFLINE_ROOM && {
        online: false,
        last_seen_at: requests[0]?.service_date ?? null,
        battery: 4,
      }),
    };
  });
  const neverUsed: ManagedDevice = {
    ...WORKING,
    id: rooms.length + 2,
    serial_id: 'room-411',
    name: hotel.texts.room(411),
    group_name: hotel.texts.floor(4),
    created_at: '2026-03-01T15:00:00.000Z',
    online: false,
    last_seen_at: null,
    app_version: null,
    battery: null,
    open_requests: 0,
    last_request_at: null,
    stay: null,
  };
  const lost: ManagedDevice = {
    ...WORKING,
    id: rooms.length + 1,
    serial_id: DEMO_REVOKED_DEVICE,
    name: hotel.texts.poolBar,
    group_name: null,
    online: false,
    last_seen_at: '2026-03-01T06:30:00.000Z',
    revoked_at: '2026-03-01T07:30:00.000Z',
    open_requests: 0,
    last_request_at: null,
    stay: null,
  };
  return [...rooms, neverUsed, lost].toSorted((a, b) =>
    a.name.localeCompare(b.name, hotel.language, { numeric: true }),
  );
}

interface DeviceCall {
  limit: number;
  offset: number;
  search: string;
  group: string | null;
  state: string | null;
}

/** The page of devices a list asks for. */
export function devicePage(hotel: Hotel, call: DeviceCall): DeviceList {
  const all = tablets(hotel);
  const { limit, offset, search, group, state } = call;
  const wanted = search.toLowerCase();
  const rows = all.filter(
    ({ name, serial_id, group_name, online }) =>
      [name, serial_id, group_name].some((text) => text?.toLowerCase().includes(wanted)) &&
      (group === null || group_name === group) &&
      (state === null || online === (state === 'online')),
  );
  return {
    data: rows.slice(offset, offset + limit),
    totalCount: rows.length,
    deviceCount: all.length,
    groups: [...new Set(all.flatMap(({ group_name }) => group_name ?? []))],
    now: NOW,
    seq: 1,
  };
}
