/** The hotel's requests as the console hands them to the table: dates as text, buttons decided. */
import { statusButton } from '@concierge/contract/requestRules';
import { formatBrowserTime, formatServiceDate } from '@concierge/contract/times';
import type { SharedRequest } from '@concierge/contract/requestView';
import type { User } from '@concierge/contract/users';
import type { RequestColumn, RequestRow } from '@concierge/ui/concierge/RequestTable';
import { requestFor } from './answers.ts';
import type { Texts } from '../setup/texts.ts';
import { found, userNamed } from './hotel.ts';

const timeOf = (timestamp: string | null) => timestamp && formatBrowserTime(timestamp);

/** A request as the table shows it to a user. */
export function rowOf(
  { hotel, marksOf, tookOf }: Texts,
  request: SharedRequest,
  viewer: User,
): RequestRow {
  const service = hotel.services.find(({ id }) => id === request.service_id);
  return {
    id: request.id,
    state: request.state_id,
    service_name: request.service_name,
    service_icon: request.full_path,
    service_color: service?.bg_color,
    service_date: formatServiceDate(request.service_date),
    service_at: request.service_date,
    device_name: request.device_name,
    note: request.note,
    approved_by_name: request.approved_by_name,
    approved_at: timeOf(request.approved_at),
    canceled_by_name: request.canceled_by_name,
    canceled_at: timeOf(request.canceled_at),
    completed_by_name: request.completed_by_name,
    completed_at: timeOf(request.completed_at),
    status_button: statusButton(request, viewer),
    marks: marksOf(request, viewer.id),
    took: tookOf(request),
    can_approve: requestFor(hotel, request, viewer).allowed_states.includes(2),
    can_complete: requestFor(hotel, request, viewer).allowed_states.includes(4),
  };
}

/** The latest requests in these states, as one of the operators sees them. */
export function rowsIn(texts: Texts, states: readonly number[], count = 5): RequestRow[] {
  const viewer = userNamed(texts.hotel, 'operator');
  return texts.hotel.requests
    .filter(({ state_id }) => states.includes(state_id))
    .slice(0, count)
    .map((request) => rowOf(texts, request, viewer));
}

/** Every state and every kind of status button, each of another device: three that wait without marks, then the others. */
export function rowsOfEach(texts: Texts): RequestRow[] {
  const viewer = userNamed(texts.hotel, 'operator');
  const rows = texts.hotel.requests.map((request) => rowOf(texts, request, viewer));
  const kinds: ((row: RequestRow) => boolean)[] = [
    ...Array.from({ length: 3 }, () => isPlain),
    ({ status_button }) => status_button === 'canceled',
    ({ state, status_button }) => state === 2 && status_button === 'disabled',
    ({ state, approved_by_name }) => state === 2 && approved_by_name === viewer.username,
    ({ state, note }) => state === 4 && note !== null,
  ];
  const all: RequestRow[] = [];
  for (const fits of kinds) {
    const isOther = (row: RequestRow) =>
      all.every(({ device_name }) => device_name !== row.device_name);
    all.push(found(rows.find((row) => fits(row) && isOther(row))));
  }
  return all;
}

/** It waits, and nothing is particular about it. */
const isPlain = ({ state, status_button, note, marks }: RequestRow) =>
  state === 1 && status_button === 'open' && note !== null && !marks;

/** The columns of the console's lists. */
export const requestColumns = {
  waiting: ['status', 'service_date', 'device_name', 'service_name', 'note'],
  approved: [
    'service_date',
    'device_name',
    'service_name',
    'approved_by_name',
    'approved_at',
    'note',
  ],
  canceled: [
    'service_date',
    'device_name',
    'service_name',
    'canceled_by_name',
    'canceled_at',
    'note',
  ],
  done: [
    'service_date',
    'device_name',
    'service_name',
    'approved_by_name',
    'approved_at',
    'completed_by_name',
    'completed_at',
    'note',
  ],
  service: ['status', 'service_date', 'device_name', 'approved_by_name', 'note'],
} as const satisfies Record<string, readonly RequestColumn[]>;
