import { type ListWindow, applyChange, needsRefill } from '@concierge/client/listWindow';
import { REQUEST_COLUMNS, type RequestColumnRow } from '@concierge/contract/requestColumns';
import type { ServiceRequest } from '@concierge/contract/requests';
import { nameIn } from '@concierge/contract/serviceNames';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import {
  deviceChanged,
  requestChanged,
  type serviceChanged,
  userChanged,
} from '../live/liveSlice.ts';
import { toRequestQuery, type RequestListCall } from './requestQuery.ts';

/** What of the live events changes requests or the names in them. */
export type RowEvent = ReturnType<
  typeof requestChanged | typeof serviceChanged | typeof userChanged | typeof deviceChanged
>;

/** Those that change a name at most. */
type NamingEvent = Exclude<RowEvent, ReturnType<typeof deviceChanged>>;

/** What is known of the list on screen beyond the rows of its page. */
export interface LiveList {
  /** The rows of the page and around it; null when events cannot be applied to what is known. */
  held: ListWindow<ServiceRequest> | null;
  /** Number of the last event that the answer included. */
  seq: number;
  /** Whether the list has to be asked for again. */
  stale: boolean;
  /** The last events, for answers that do not include them. */
  recent: RowEvent[];
  /** Number of the last event that `recent` has no more. */
  forgotten: number;
}

export const emptyLiveList: LiveList = {
  held: null,
  seq: 0,
  stale: false,
  recent: [],
  forgotten: 0,
};

/** Far more than come while a call is pending. */
const KEPT_EVENTS = 100;

/** What users may have done with a request. */
const ROLES = ['approved', 'canceled', 'completed', 'handed_over', 'created'] as const;

/** A request with the names of today; the same object when it has no other. */
export function renamed(row: ServiceRequest, event: NamingEvent): ServiceRequest {
  if (requestChanged.match(event)) return row;
  if (userChanged.match(event)) {
    const { user_id, username } = event.payload;
    const roles = ROLES.filter((role) => row[`${role}_by`] === user_id);
    if (username === null || roles.length === 0) return row;
    return { ...row, ...Object.fromEntries(roles.map((role) => [`${role}_by_name`, username])) };
  }
  const { service_id, service } = event.payload;
  if (!service || row.service_id !== service_id) return row;
  const service_name = nameIn(service, event.payload.lang);
  return { ...row, service_name, full_path: service.full_path };
}

/** Whose names order the list, if any do. */
const namesOf = ({ orderBy }: RequestListCall): RequestColumnRow['of'] => {
  const { of }: RequestColumnRow = REQUEST_COLUMNS[orderBy];
  return of;
};

/** The rows after an event; null when they do not follow from those loaded. */
function rowsAfter(
  held: ListWindow<ServiceRequest>,
  event: NamingEvent,
  call: RequestListCall,
): ListWindow<ServiceRequest> | null {
  const { orderBy, direction, search } = call;
  // What is searched for only the server finds.
  if (search !== '') return null;
  if (requestChanged.match(event)) {
    const { filter } = toRequestQuery(call);
    const shape = { filter, orderBy, direction, language: currentLanguage() };
    return applyChange(held, event.payload, shape, call);
  }
  // Rows that are not held may have another place now, too.
  if (namesOf(call) === (userChanged.match(event) ? 'user' : 'service')) return null;
  const rows = held.rows.map((row) => renamed(row, event));
  return rows.some((row, index) => row !== held.rows[index]) ? { ...held, rows } : held;
}

function follow(liveList: LiveList, event: RowEvent, call: RequestListCall): LiveList {
  const { held, seq } = liveList;
  if (!held) return { ...liveList, stale: true };
  if (event.payload.seq <= seq) return liveList;
  if (deviceChanged.match(event)) {
    // Only the server knows which of its requests came before its stay.
    const { device_id } = event.payload;
    const isHeld = held.rows.some((row) => row.device_id === device_id);
    const isStale = isHeld || namesOf(call) === 'device' || call.search !== '';
    return isStale ? { ...liveList, stale: true } : liveList;
  }
  const next = rowsAfter(held, event, call);
  if (next === held) return liveList;
  const stale = liveList.stale || next === null || needsRefill(next, call);
  return { ...liveList, held: next, stale };
}

/** After an event. Without a call, or while its answer is pending, the event is only kept for the answer. */
export function applyEvent(
  liveList: LiveList,
  event: RowEvent,
  call: RequestListCall | null,
): LiveList {
  const recent = [...liveList.recent, event].slice(-KEPT_EVENTS);
  const forgotten = liveList.recent.at(-KEPT_EVENTS)?.payload.seq ?? liveList.forgotten;
  const kept = { ...liveList, recent, forgotten };
  return call ? follow(kept, event, call) : kept;
}

/**
 * After an answer: with the events that it does not include.
 * @param seq Number of the last event that it includes.
 */
export function reconcile(
  liveList: LiveList,
  held: ListWindow<ServiceRequest>,
  seq: number,
  call: RequestListCall,
): LiveList {
  if (seq < liveList.forgotten) {
    const stale = liveList.stale || liveList.recent.length > 0;
    return { ...liveList, held: null, recent: [], stale };
  }
  let next: LiveList = { ...liveList, held, seq };
  for (const event of liveList.recent) next = follow(next, event, call);
  return next;
}
