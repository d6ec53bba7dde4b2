import type { SharedRequest } from '../requestView.ts';

/** A request for tests: waiting, and nobody has dealt with it. */
export const WAITING_REQUEST: SharedRequest = {
  id: 1,
  state_id: 1,
  service_id: 1,
  service_name: 'Towels',
  full_path: '/icons/towel.svg',
  device_id: 1,
  device_name: 'Room 101',
  device_serial_id: '101',
  service_date: '2026-03-02T23:30:00.000Z',
  note: null,
  approved_by: null,
  approved_by_name: null,
  approved_at: null,
  canceled_by: null,
  canceled_by_name: null,
  canceled_at: null,
  canceled_log: null,
  completed_by: null,
  completed_by_name: null,
  completed_at: null,
  asked: 1,
  source: 'device',
};
