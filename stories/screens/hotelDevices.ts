import type { DeviceList, ManagedDevice } from '@concierge/contract/managedDevices';

const at = (time: string) => `2026-03-02T${time}:00.000Z`;

let made = 0;
function deviceOf(name: string, facts: Partial<ManagedDevice>): ManagedDevice {
  made += 1;
  return {
    id: made,
    serial_id: `TAB-${String(made).padStart(4, '0')}`,
    name,
    group_name: null,
    created_at: '2025-11-04T10:00:00.000Z',
    revoked_at: null,
    online: true,
    last_seen_at: at('09:29'),
    app_version: '2.4.1',
    battery: null,
    open_requests: 0,
    last_request_at: null,
    stay: null,
    ...facts,
  };
}

const stay = (id: number, lang: string | null, do_not_disturb = false) => ({
  id,
  started_at: '2026-03-01T14:05:00.000Z',
  lang,
  do_not_disturb,
});

/** One in each state, and what devices may report. */
export const managedDevices: DeviceList = {
  totalCount: 8,
  data: [
    deviceOf('Lobby kiosk', { group_name: 'Ground floor', last_request_at: at('08:12') }),
    deviceOf('Room 101', {
      group_name: 'Floor 1',
      battery: 88,
      open_requests: 2,
      last_request_at: at('09:21'),
      stay: stay(1, 'de'),
    }),
    deviceOf('Room 102', {
      group_name: 'Floor 1',
      battery: 64,
      last_request_at: '2026-03-01T19:40:00.000Z',
      stay: stay(2, 'pt-BR', true),
    }),
    deviceOf('Room 110', {
      group_name: 'Floor 1',
      online: false,
      last_seen_at: at('07:48'),
      battery: 3,
    }),
    deviceOf('Room 204', { group_name: 'Floor 2', open_requests: 1, last_request_at: at('09:02') }),
    deviceOf('Room 205 – Superior double with a view of the river', {
      group_name: 'Floor 2',
      stay: stay(3, null, true),
    }),
    deviceOf('Room 206', {
      group_name: 'Floor 2',
      online: false,
      last_seen_at: null,
      app_version: null,
    }),
    deviceOf('Spa desk', {
      online: false,
      last_seen_at: '2026-02-20T16:00:00.000Z',
      revoked_at: '2026-02-21T08:00:00.000Z',
    }),
  ],
  deviceCount: 8,
  groups: ['Floor 1', 'Floor 2', 'Ground floor'],
  now: at('09:30'),
  seq: 1,
};
