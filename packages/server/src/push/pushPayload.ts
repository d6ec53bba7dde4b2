import type { Language } from '@concierge/contract/constants';
import type { HandOverKind } from '@concierge/contract/handOver';
import type { LiveNotice } from '@concierge/contract/live';
import type { ServiceNames } from '@concierge/contract/serviceNames';
import { RequestState } from '@concierge/contract/requestStates';
import type { CommittedEvent } from '../live/eventLog.ts';

/** With the 103 bytes that encryption adds, 3,000 bytes are sent: push services take no more than 4,096. */
const MAX_BYTES = 2_890;
/** What is cut first where a text is too long. */
const CUT_ORDER = ['note', 'body', 'title', 'by'] as const;

/** What the console's service worker receives. */
export interface PushPayload extends Pick<LiveNotice, 'title' | 'body' | 'note' | 'type'> {
  /** Notifications of the same tag replace each other: one request has one notification. */
  tag: string;
  /** The request that it is about: a press on it opens the request. */
  request_id?: number;
  /**
   * How a colleague made the reader the approver, that the request needs nobody any more, or that the reader is
   * signed out.
   */
  kind?: HandOverKind | 'handled' | 'session_ended';
  /** Who handed it over or handled it. */
  by?: string;
  /** The state of a handled request. */
  state_id?: RequestState;
  /** The language of the reader, for the words that the browser adds. */
  language?: Language;
}

/** A notification and whom it is for. */
export interface Notification {
  payload: PushPayload;
  /** The names of the service that is its title. */
  names?: ServiceNames | undefined;
  /** Who is notified; everyone of the project unless given. */
  userId?: number;
  /** Who is not: the request is their own. */
  exceptUserId?: number | undefined;
  /** What must still be so when it is sent again. */
  while?: { requestId: number; waiting: true } | { requestId: number; approver: number };
}

/** What a browser shows last, when the session that it was subscribed in has expired. */
export const SESSION_ENDED: Notification = {
  payload: { title: 'Concierge', body: '', type: 'info', tag: 'session', kind: 'session_ended' },
};

const tagOf = (requestId: number) => `request-${requestId}`;

/**
 * The notification of a colleague that a request was handed over, or came back, and closes the notification of who was the
 * approver. No note for staff is in it.
 */
function handOverOf(event: CommittedEvent): Notification[] {
  if (event.event !== 'request.handed_over') return [];
  const { id, from, to, to_name, how, by_name, device_name } = event.payload;
  const { service_name, service_names: names } = event.payload;
  const shown = {
    title: service_name,
    body: device_name,
    type: 'info',
    tag: tagOf(id),
    request_id: id,
  } as const;
  const taken: Notification = {
    names,
    userId: from,
    payload: { ...shown, kind: 'handled', state_id: RequestState.approved, by: to_name },
  };
  if (how === 'taken_over') return [taken];
  const given: Notification = {
    names,
    userId: to,
    payload: { ...shown, kind: how, by: by_name },
    while: { requestId: id, approver: to },
  };
  return [taken, given];
}

/**
 * What closes or replaces the notification of a request that does not wait any more; once it is closed, that of its
 * approver, who may have got it from a colleague.
 */
function handledOf(event: CommittedEvent): Notification[] {
  if (event.event !== 'request.changed') return [];
  const { id, state_id, changed_by: by, update } = event.payload;
  const from = update?.before?.state_id;
  if (from === undefined || state_id === RequestState.waiting) return [];
  const { service_name: title, device_name: body, approved_by: approver } = update.row;
  return [
    {
      names: update.row.service_names,
      ...(from === RequestState.approved && approver !== null && { userId: approver }),
      payload: {
        title,
        body,
        type: 'info',
        tag: tagOf(id),
        request_id: id,
        kind: 'handled',
        state_id,
        ...(by !== null && { by }),
      },
    },
  ];
}

/** The notifications of an event that browsers are to show. */
export function notificationsOf(committed: CommittedEvent): Notification[] {
  const { event, seq, notice, payload } = committed;
  if (!notice?.show) return [...handOverOf(committed), ...handledOf(committed)];
  const { reloadState: _reload, show: _show, timeout: _timeout, icon: _icon, ...shown } = notice;
  if (!('state_id' in payload)) return [{ payload: { ...shown, tag: `${event}-${seq}` } }];
  const { id } = payload;
  const request = { tag: tagOf(id), request_id: id };
  const isWaiting = payload.state_id === RequestState.waiting;
  return [
    {
      payload: { ...shown, ...request },
      names: payload.update.row.service_names,
      exceptUserId: payload.update.row.created_by,
      ...(isWaiting && { while: { requestId: id, waiting: true } }),
    },
  ];
}

const fits = (payload: PushPayload) => Buffer.byteLength(JSON.stringify(payload)) <= MAX_BYTES;

/** The longest beginning of a text with which the notification fits, cut between characters as people see them. */
function cut(payload: PushPayload, field: (typeof CUT_ORDER)[number]): PushPayload {
  const text = payload[field];
  if (!text) return payload;
  const ends = [...new Intl.Segmenter().segment(text)].map(({ index }) => index);
  const upTo = (end: number) => ({ ...payload, [field]: `${text.slice(0, end).trimEnd()}…` });
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(upTo(ends[middle] ?? 0))) low = middle;
    else high = middle - 1;
  }
  return upTo(ends[low] ?? 0);
}

/** The text of a notification, which every push service takes. */
export function payloadText(payload: PushPayload): string {
  let fitting = payload;
  for (const field of CUT_ORDER) {
    if (fits(fitting)) break;
    fitting = cut(fitting, field);
  }
  return JSON.stringify(fitting);
}
