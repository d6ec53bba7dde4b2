import type { RequestRow, RequestState } from '@concierge/ui/concierge';

export const STATE_TEXT: Readonly<Record<RequestState, string>> = {
  1: 'Waiting',
  2: 'Approved',
  3: 'Canceled',
  4: 'Done',
};

/** What every table shows: six texts, a status badge, an action button. */
export const TEXT_COLUMNS = [
  ['service_date', 'Service date'],
  ['device_name', 'Device'],
  ['service_name', 'Service'],
  ['note', 'Note'],
  ['approved_by_name', 'Approved by'],
  ['approved_at', 'Approved at'],
] as const;

export const HEADS: readonly string[] = [
  'Status',
  ...TEXT_COLUMNS.map(([, head]) => head),
  'Action',
];

const SERVICES = ['Housekeeping', 'Room service', 'Maintenance', 'Taxi', 'Late check-out'];
const NOTES = [
  'Two towels, please',
  'Near the window',
  'The lamp by the bed flickers since yesterday evening',
  'For 18:30, four people',
];
const PEOPLE = ['Ayşe Yılmaz', 'Jan Novák', 'Mary Smith'];

/** `count` rows, the same every time; the first is the newest. */
export function makeRows(count: number): RequestRow[] {
  return Array.from({ length: count }, (_, at) => {
    const time = `${String(at % 24).padStart(2, '0')}:${String((at * 7) % 60).padStart(2, '0')}`;
    return {
      id: at + 1,
      state: ((at % 4) + 1) as RequestState,
      service_name: SERVICES[at % SERVICES.length] ?? '',
      service_icon: 'data:,',
      service_color: '#0d74ce',
      service_date: `02.03.2026 ${time}`,
      service_at: `2026-03-02T${time}:00.000Z`,
      device_name: `Room ${100 + at}`,
      note: NOTES[at % NOTES.length] ?? '',
      approved_by_name: PEOPLE[at % PEOPLE.length] ?? '',
      approved_at: `03.03.2026 ${time}`,
      canceled_by_name: null,
      canceled_at: null,
      completed_by_name: null,
      completed_at: null,
      status_button: 'open',
    };
  });
}

/** The rows with one changed, the others the same objects. */
export function withChange(rows: readonly RequestRow[], at: number, turn: number): RequestRow[] {
  return rows.map((row, index) =>
    index === at
      ? { ...row, state: (((row.state + turn) % 4) + 1) as RequestState, note: `Changed ${turn}` }
      : row,
  );
}
