import type { EventFrame } from '@concierge/contract/live';
import type { DeviceList, ManagedDevice } from '@concierge/contract/managedDevices';
import type { Message, MessagePage } from '@concierge/contract/messages';
import { paths } from '@concierge/contract/paths';
import type { RequestPage, ServiceRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { Service } from '@concierge/contract/services';
import type { User } from '@concierge/contract/users';
import { expect } from 'vitest';
import { type Caller, succeeded } from './caller.ts';
import { EVENT_ROW_COLUMNS, EVENT_ROW_MARKS } from './eventFields.ts';

/** Everything of the project that a user's own calls answer. */
export interface Readable {
  requests: ServiceRequest[];
  services: Service[];
  users: User[];
  messages: Message[];
  devices: ManagedDevice[];
}

/** What the reader's own calls answer of a project now. */
export async function readableBy(reader: Caller, projectId: number): Promise<Readable> {
  const all = '?limit=1000&offset=0';
  const [requests, services, users, messages, devices] = [
    succeeded(await reader.post<RequestPage>(`${paths.requestQuery(projectId)}${all}`, {})).body,
    succeeded(await reader.get<Service[]>(paths.serviceQuery(projectId))).body,
    succeeded(await reader.get<User[]>(paths.users(projectId))).body,
    succeeded(await reader.post<MessagePage>(`${paths.messageQuery(projectId)}${all}`, {})).body,
    succeeded(await reader.get<DeviceList>(paths.deviceList(projectId))).body,
  ];
  return {
    requests: requests.data,
    services,
    users,
    messages: messages.data,
    devices: devices.data,
  };
}

/** What a frame says, each part as the reader's own calls answered it before and after the change. */
export function expectReadable(frame: EventFrame, before: Readable, after: Readable): void {
  const { waiting, approved } = RequestState;
  const { payload } = frame;
  if ('update' in payload && payload.update) {
    const { row, before: former, open } = payload.update;
    const own = after.requests.find(({ id }) => id === row.id);
    const old = before.requests.find(({ id }) => id === row.id);
    expect(own).toMatchObject(row);
    const always = Object.keys(row).filter((column) => !EVENT_ROW_MARKS.includes(column));
    expect(always.toSorted()).toEqual(EVENT_ROW_COLUMNS.toSorted());
    expect(payload).toMatchObject({ id: row.id, service_id: row.service_id });
    if (old) expect(old).toMatchObject(former ?? {});
    const changed = EVENT_ROW_COLUMNS.filter(
      (column) => old && Reflect.get(old, column) !== Reflect.get(row, column),
    );
    expect(Object.keys(former ?? {})).toEqual(expect.arrayContaining(changed));
    const countOf = (state: RequestState) =>
      after.requests.filter(
        ({ service_id, state_id }) => service_id === row.service_id && state_id === state,
      ).length;
    expect(open).toEqual({ waiting: countOf(waiting), approved: countOf(approved) });
    if (frame.show) {
      const { service_name, device_name, note, full_path } = row;
      expect([frame.title, frame.body]).toEqual([service_name, device_name]);
      expect([frame.note ?? null, frame.icon]).toEqual([note, full_path]);
    }
  }
  if ('changed_by' in payload) {
    expect(after.users.map(({ username }) => username)).toContain(payload.changed_by);
  }
  if (frame.event === 'device.changed') {
    const own = after.devices.find(({ id }) => id === frame.payload.device_id);
    expect(frame.payload.device).toEqual(own);
  }
  if (frame.event === 'devices.changed') {
    const online = after.devices.filter((device) => device.online).map(({ id }) => id);
    expect(frame.payload).toMatchObject({ online, offline: [] });
  }
  if ('service' in payload) {
    const own = after.services.find(({ id }) => id === payload.service_id);
    expect(payload.service).toEqual(own ?? null);
  }
  if ('user_id' in payload) {
    const own = after.users.find(({ id }) => id === payload.user_id);
    expect(payload.username).toBe(own?.username ?? null);
  }
  if ('message_id' in payload) {
    const own = after.messages.find(({ message_id }) => message_id === payload.message_id);
    expect(own).toBeDefined();
    if ('viewed_at' in payload) {
      expect(own?.selected_devices).toContainEqual(
        expect.objectContaining({
          serial_id: payload.device_serial_id,
          viewed_at: payload.viewed_at,
        }),
      );
    }
  }
}
