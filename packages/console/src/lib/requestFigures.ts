import { latenessOf } from '@concierge/ui/concierge/RequestTable';
import type { DashboardData, ServiceRequest, WaitingRequest } from '@concierge/contract/requests';
import { RequestState } from '@concierge/contract/requestStates';
import type { RequestUpdate } from '@concierge/contract/live';

/** A request that was created or changed, as the live connection reports it. */
interface RequestEvent extends Pick<RequestUpdate, 'before'> {
  seq: number;
  row: ServiceRequest;
}

/** What the dashboard begins with. */
export interface Figures {
  waiting: number;
  /** When the request came that has waited longest; null when none waits. */
  oldest: string | null;
  approved: number;
  /** Approved by the user. */
  mine: number;
  /** Completed today; null until it has been asked for. */
  done: number | null;
}

/** Requests by the user who is to open them. */
export type UnseenCounts = Readonly<Record<string, number>>;

type Asked = Pick<DashboardData, 'grouped' | 'waiting' | 'longest_waiting' | 'seq'> &
  Partial<Pick<DashboardData, 'summary'>>;

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What happened after the answer. The answer has the counts of all before. */
const since = ({ seq }: Asked, recent: readonly RequestEvent[]) =>
  recent.filter((event) => event.seq > seq);

/** How many more requests are like this than before the event: one, none or one less. */
function gained(event: RequestEvent, isLike: (row: ServiceRequest) => boolean): number {
  const { row, before } = event;
  const was = before !== null && isLike({ ...row, ...before });
  return Number(isLike(row)) - Number(was);
}

/** What each user got from a colleague and has not opened yet, after this event. */
export function countUnseen(counts: UnseenCounts, event: RequestEvent): UnseenCounts {
  const { row, before } = event;
  const users = [row.approved_by, before?.approved_by].filter((id) => typeof id === 'number');
  const next = { ...counts };
  for (const user of new Set(users)) {
    const isUnseen = ({ approved_by, unseen }: ServiceRequest) =>
      approved_by === user && unseen === true;
    next[user] = (counts[user] ?? 0) + gained(event, isUnseen);
  }
  return next;
}

/** The requests that wait, after this event; the same list where it changes nothing. */
export function applyToWaiting(
  waiting: readonly WaitingRequest[],
  { row }: Pick<RequestEvent, 'row'>,
): readonly WaitingRequest[] {
  const { id, service_id, service_date: since } = row;
  const isKnown = waiting.some((request) => request.id === id);
  const waits = row.state_id === RequestState.waiting;
  if (isKnown === waits) return waiting;
  return waits
    ? [...waiting, { id, service_id, since }]
    : waiting.filter((request) => request.id !== id);
}

/** How many have waited for longer than staff should let anyone wait. */
export const lateOf = (waiting: readonly WaitingRequest[], now: number): number =>
  waiting.filter(({ since }) => latenessOf(now - Date.parse(since)) === 'late').length;

/** Approved requests of a user, after these events; undefined while that is not known. */
export function heldBy(
  data: Asked | null,
  recent: readonly RequestEvent[],
  userId: number,
): number | undefined {
  if (!data?.summary) return undefined;
  const isHeld = (row: ServiceRequest) =>
    row.state_id === RequestState.approved && row.approved_by === userId;
  return since(data, recent).reduce(
    (count, event) => count + gained(event, isHeld),
    data.summary.held[userId] ?? 0,
  );
}

/**
 * The figures after these events; undefined while they are not known. The open requests are counted by the
 * events themselves, the others by what each of them changed.
 * @param today When the day began: after midnight none is completed yet.
 */
export function figuresOf(
  data: Asked | null,
  recent: readonly RequestEvent[],
  userId: number,
  today: string,
): Figures | undefined {
  const mine = heldBy(data, recent, userId);
  if (!data?.summary || mine === undefined) return undefined;
  const { summary } = data;
  const events = since(data, recent);
  const waiting = total(data.waiting);
  const isDone = ({ state_id, completed_at }: ServiceRequest) =>
    state_id === RequestState.done && completed_at !== null && completed_at >= today;
  const counted = summary.done_since === today ? summary.done : 0;
  const done = (before: number) =>
    events.reduce((count, event) => count + gained(event, isDone), before);
  return {
    waiting,
    oldest: data.longest_waiting[0]?.since ?? null,
    approved: total(data.grouped) - waiting,
    mine,
    done: summary.done === undefined ? null : done(counted ?? 0),
  };
}
