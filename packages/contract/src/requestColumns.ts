/** What decides how two values of a column compare: the alphabet, the time, the number, or the text by its code points. */
export type RequestColumnKind = 'name' | 'time' | 'number' | 'text';

export interface RequestColumnRow {
  kind: RequestColumnKind;
  /** Column of the stored request; where names are listed, the one with the id of who or what is named. */
  from: string;
  /** Whose names they are: when one changes, every row may have another place. */
  of?: 'device' | 'service' | 'user';
  /** Whether there are requests without a value; they come last. */
  optional?: true;
}

/** Every column that a list of requests may be ordered by. */
export const REQUEST_COLUMNS = {
  id: { kind: 'number', from: 'id' },
  state_id: { kind: 'number', from: 'state_id' },
  service_date: { kind: 'time', from: 'service_date' },
  device_name: { kind: 'name', from: 'device_id', of: 'device' },
  service_name: { kind: 'name', from: 'service_id', of: 'service' },
  note: { kind: 'text', from: 'note', optional: true },
  approved_by_name: { kind: 'name', from: 'approved_by', of: 'user', optional: true },
  approved_at: { kind: 'time', from: 'approved_at', optional: true },
  canceled_by_name: { kind: 'name', from: 'canceled_by', of: 'user', optional: true },
  canceled_at: { kind: 'time', from: 'canceled_at', optional: true },
  completed_by_name: { kind: 'name', from: 'completed_by', of: 'user', optional: true },
  completed_at: { kind: 'time', from: 'completed_at', optional: true },
} as const satisfies Record<string, RequestColumnRow>;

export type RequestSortColumn = keyof typeof REQUEST_COLUMNS;
