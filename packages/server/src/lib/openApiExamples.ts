import type { Static } from 'typebox';
import type { DeviceRequest } from '@concierge/contract/devices';
import type { Stay } from '@concierge/contract/managedDevices';
import type { ServiceRequest } from '@concierge/contract/requests';
import type { DashboardService } from '@concierge/contract/services';
import type { SHARED_SCHEMAS } from './schemas.ts';

const CAME = '2026-03-02T09:24:00.000Z';
const APPROVED = '2026-03-02T09:26:30.000Z';
const ICON = '/icons/lucide/bed-double.svg';

const sent: DeviceRequest = {
  id: 412,
  state_id: 2,
  service_id: 3,
  service_name: 'Housekeeping',
  service_date: CAME,
  note: 'Two more pillows, please.',
  approved_at: APPROVED,
  canceled_at: null,
  completed_at: null,
  asked: 1,
};

const request: ServiceRequest = {
  ...sent,
  full_path: ICON,
  device_id: 21,
  device_name: 'Room 205',
  device_serial_id: 'room-205',
  approved_by: 7,
  approved_by_name: 'eva',
  canceled_by: null,
  canceled_by_name: null,
  canceled_log: null,
  completed_by: null,
  completed_by_name: null,
  source: 'device',
  stay_lang: 'de',
  allowed_states: [3, 4],
  can_note: true,
  can_message: true,
  can_take_over: false,
  can_hand_over: true,
  can_give_back: false,
};

const look = { service_name: 'Housekeeping', full_path: ICON, bg_color: '#0077cc' };

const dashboardService: DashboardService = {
  service_id: 3,
  ...look,
  icon_id: 14,
  request_count: 5,
  is_service_admin: true,
};

const device = { id: 21, serial_id: 'room-205', name: 'Room 205' };

const stay: Stay = {
  id: 90,
  started_at: '2026-03-01T14:10:00.000Z',
  lang: 'de',
  do_not_disturb: false,
};

const times = { count: 7, median: 240, p90: 1500 };
const counts = {
  received: 9,
  waiting: 1,
  approved: 2,
  canceled: 1,
  canceled_by_guest: 0,
  completed: 5,
  to_approve: times,
  to_finish: times,
};
const period = {
  from: '2026-03-02',
  to: '2026-03-02',
  since: '2026-03-01T23:00:00.000Z',
  until: '2026-03-02T23:00:00.000Z',
};

/** An example of each, shown in the documentation and by tools that answer in the server's place. */
export const OPEN_API_EXAMPLES: {
  [Name in keyof typeof SHARED_SCHEMAS]: Static<(typeof SHARED_SCHEMAS)[Name]>;
} = {
  AuditEntry: {
    id: 1204,
    at: APPROVED,
    actor_kind: 'user',
    actor_id: 7,
    actor_name: 'eva',
    action: 'service.changed',
    subject_kind: 'service',
    subject_id: 3,
    subject_name: 'Housekeeping',
    address: '203.0.113.8',
    count: 1,
    changes: [{ field: 'bg_color', from: '#336699', to: '#0077cc' }],
  },
  DashboardData: {
    requests: { totalCount: 1, data: [request], seq: 8_120 },
    services: [dashboardService],
    grouped: { '3': 5 },
    waiting: { '3': 2 },
    longest_waiting: [{ id: 12, service_id: 3, since: CAME }],
    summary: { held: { '7': 3 }, done: 11, done_since: CAME },
    deleted_services: [],
    setup: { devices: 48, users: 6 },
    admin_of: [3],
    seq: 8_120,
  },
  DashboardService: dashboardService,
  Device: { ...device, stay_id: stay.id },
  DeviceMessage: {
    message_id: 77,
    type: 1,
    title: 'Housekeeping',
    message: 'On the way.',
    published_at: APPROVED,
    viewed_at: null,
  },
  DeviceRequest: sent,
  DeviceService: { id: 3, ...look, icon: 'lucide:bed-double' },
  FilteringOptions: {
    devices: [{ id: 21, label: 'Room 205' }],
    services: [{ id: 3, label: 'Housekeeping' }],
    users: [{ id: 7, label: 'eva' }],
  },
  House: { name: 'Grand Hotel', time_zone: 'Europe/Prague', person_figures: true },
  Icon: { id: 14, name: 'bed-double', full_path: ICON, group_name: 'Room' },
  ManagedDevice: {
    ...device,
    group_name: 'Floor 2',
    created_at: '2025-11-03T10:00:00.000Z',
    revoked_at: null,
    online: true,
    last_seen_at: APPROVED,
    app_version: '2.4.1',
    battery: 86,
    open_requests: 1,
    last_request_at: CAME,
    stay,
  },
  Message: {
    message_id: 77,
    type: 1,
    title: 'Breakfast',
    message: 'Tomorrow breakfast is served until eleven.',
    state: 2,
    user_id: 7,
    username: 'eva',
    service_id: null,
    service_name: null,
    icon_path: null,
    service_request_id: null,
    created_date: CAME,
    published_at: APPROVED,
    device_count: 1,
    selected_devices: [{ serial_id: 'room-205', name: 'Room 205', viewed_at: null }],
  },
  MessageFilter: { 'cm.state =': 2, 'device_id =': 21 },
  OwnDevice: {
    id: 21,
    name: 'Room 205',
    project: { id: 1, name: 'Hotel Aurelia Quay', time_zone: 'Europe/Prague' },
    stay_id: 90,
    lang: 'de',
    do_not_disturb: false,
  },
  PasswordPolicy: { enabled: true },
  Problem: {
    errorCode: 'request_state_conflict',
    changedBy: 'eva',
    current: { id: 412, state_id: 2 },
  },
  Report: {
    time_zone: 'Europe/Prague',
    ...period,
    ...counts,
    before: {
      from: '2026-03-01',
      to: '2026-03-01',
      since: '2026-02-28T23:00:00.000Z',
      until: '2026-03-01T23:00:00.000Z',
      ...counts,
    },
    now: { waiting: 1, approved: 2, oldest_waiting: CAME },
    days: [
      {
        day: '2026-03-02',
        since: period.since,
        until: period.until,
        received: 9,
        completed: 5,
        canceled: 1,
      },
    ],
    hours: [{ weekday: 1, hour: 10, received: 9 }],
    services: [{ id: 3, name: 'Housekeeping', ...counts }],
    sources: [{ source: 'device', ...counts }],
    rooms: [{ id: 205, name: 'Room 205', group_name: 'Second floor', ...counts }],
    persons: [
      {
        id: 7,
        name: 'eva',
        approved: 7,
        completed: 5,
        canceled: 1,
        to_approve: times,
        to_finish: times,
      },
    ],
  },
  RequestFilter: { 'state_id in': [1, 2], 'service_id =': 3 },
  RequestHistoryEntry: {
    id: 903,
    from_state: 1,
    to_state: 2,
    user_id: 7,
    username: 'eva',
    note: 'On the way.',
    at: APPROVED,
  },
  Retention: { requests: 24, messages: 12, audit: 36 },
  SelectedDevice: { serial_id: 'room-205', name: 'Room 205', viewed_at: APPROVED },
  Service: { id: 3, ...look, icon_id: 14 },
  ServiceRequest: request,
  Session: {
    id: '0f8fad5bd9cb469fa16570867728950e',
    current: true,
    created_at: CAME,
    last_seen_at: APPROVED,
    expires_at: '2026-03-02T21:26:30.000Z',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    address: '203.0.113.8',
  },
  Stay: stay,
  Times: times,
  TimelineEntry: {
    key: 'state-903',
    kind: 'state',
    at: APPROVED,
    source: 'console',
    user_id: 7,
    username: 'eva',
    device_name: null,
    text: 'On the way.',
    from_state: 1,
    to_state: 2,
  },
  User: {
    id: 7,
    username: 'eva',
    user_type: 2,
    project_id: 1,
    lang: 'cs',
    project_name: 'Grand Hotel',
    time_zone: 'Europe/Prague',
  },
  UserService: { service_id: 3, service_name: 'Housekeeping', icon: ICON },
};
