import { alphabetical } from './alphabetical.ts';
import type { Language } from './constants.ts';
import {
  REQUEST_COLUMNS,
  type RequestColumnKind,
  type RequestSortColumn,
} from './requestColumns.ts';
import { RequestState } from './requestStates.ts';
import type { SharedRequest } from './requestView.ts';
import type { Direction, RequestFilter } from './requests.ts';

/** What a list of requests shows and in which order, whatever its page. */
export interface RequestListShape {
  filter: RequestFilter;
  orderBy: RequestSortColumn;
  direction: Direction;
  /** Of the reader: names are in its alphabetical order. */
  language: Language;
}

/** Whether only the server can tell what a list with this filter has: of notes of staff, and of the project's timezone. */
export const isServerFilter = (filter: RequestFilter): boolean =>
  (['search', 'hour =', 'weekday ='] as const).some((key) => filter[key] !== undefined);

/** Whether a list with this filter has the request, unless `isServerFilter`. */
export function isInList(filter: RequestFilter, row: SharedRequest): boolean {
  const { 'state_id in': states, 'service_date >=': from, 'service_date <': to } = filter;
  const equal = [
    [filter['id ='], row.id],
    [filter['service_id ='], row.service_id],
    [filter['approved_by ='], row.approved_by],
    [filter['canceled_by ='], row.canceled_by],
    [filter['completed_by ='], row.completed_by],
    [filter['device_id ='], row.device_id],
    [filter['source ='], row.source],
  ] as const;
  return (
    (states === undefined || states.includes(row.state_id)) &&
    (from === undefined || row.service_date >= from) &&
    (to === undefined || row.service_date < to) &&
    (filter.canceled_by_guest === undefined || isCanceledByGuest(row)) &&
    equal.every(([wanted, value]) => wanted === undefined || wanted === value)
  );
}

/** Whether its guest canceled it, not the staff. */
export const isCanceledByGuest = ({
  state_id,
  canceled_by,
}: Pick<SharedRequest, 'state_id' | 'canceled_by'>): boolean =>
  state_id === RequestState.canceled && canceled_by === null;

const lowerAscii = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Texts as both databases compare them: ASCII letters without case, everything by its code point. */
function compareTexts(one: string, other: string): number {
  const [a, b] = [lowerAscii(one), lowerAscii(other)];
  if (a === b) return 0;
  let index = 0;
  while (a[index] === b[index]) index += 1;
  return (a.codePointAt(index) ?? -1) - (b.codePointAt(index) ?? -1);
}

type Compare = (one: string, other: string) => number;

/** The times of the server have one length, so that their texts are in the order of time. */
const compareTimes: Compare = (one, other) => (one === other ? 0 : one < other ? -1 : 1);

/** How values of each kind compare for a reader. */
const COMPARE: Record<RequestColumnKind, (language: Language) => Compare> = {
  name: alphabetical,
  time: () => compareTimes,
  number: () => (one, other) => Number(one) - Number(other),
  text: () => compareTexts,
};

/** The order of the server's lists: requests without a value last, equals by their id. */
export function compareRequests(
  { orderBy, direction, language }: Omit<RequestListShape, 'filter'>,
  one: SharedRequest,
  other: SharedRequest,
): number {
  const [a, b] = [one[orderBy], other[orderBy]];
  const sign = direction === 'DESC' ? -1 : 1;
  if (a === null || b === null) {
    if (a !== null) return -1;
    if (b !== null) return 1;
  } else {
    const order = COMPARE[REQUEST_COLUMNS[orderBy].kind](language)(String(a), String(b));
    if (order !== 0) return sign * order;
  }
  return sign * (one.id - other.id);
}
