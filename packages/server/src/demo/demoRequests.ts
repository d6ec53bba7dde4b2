import type { Insertable } from 'kysely';
import type { Language } from '@concierge/contract/constants';
import { appendCanceledLog } from '@concierge/contract/requestRules';
import type { RequestSource } from '@concierge/contract/requestSources';
import { RequestState } from '@concierge/contract/requestStates';
import type { ServiceRequestTable } from '../database/schema.ts';
import {
  DEMO_QUIET_SERVICE,
  DEMO_SERVICES,
  type DemoService,
  type DemoServiceId,
} from './demoProject.ts';
import type { DemoTexts } from './demoTexts.ts';
import type { Random } from './random.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAYS = 90;
const OPEN_WAITING = 16;
const OPEN_APPROVED = 12;

/** What the requests and messages are made of: the texts of a language, and the ids of the rows they refer to. */
export interface DemoParts {
  language: Language;
  texts: DemoTexts;
  projectId: number;
  services: ReadonlyMap<DemoServiceId, number>;
  /** By username. */
  users: ReadonlyMap<string, number>;
  devices: readonly number[];
  /** Users who work on a service. */
  staff: ReadonlyMap<DemoServiceId, readonly number[]>;
}

export interface DemoStep {
  from_state: RequestState | null;
  to_state: RequestState;
  user_id: number | null;
  note: string | null;
  created_at: string;
}

export interface DemoRequest {
  row: Insertable<ServiceRequestTable> & { created_at: string };
  history: DemoStep[];
}

const iso = (time: number) => new Date(time).toISOString();

function pickService(random: Random, services: readonly DemoService[]): DemoService {
  const total = services.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * total;
  return services.find(({ weight }) => (left -= weight) < 0) ?? random.pick(services);
}

interface Blank {
  request: DemoRequest;
  staff: readonly number[];
  at: number;
}

function blank(random: Random, demo: DemoParts, service: DemoService, at: number): Blank {
  const serviceId = demo.services.get(service.id);
  if (serviceId === undefined) throw new Error(`No service ${service.id}`);
  const staff = demo.staff.get(service.id) ?? [];
  // A quarter of the guests phone, or come to the desk.
  const source: RequestSource = random.chance(0.75)
    ? 'device'
    : random.pick<RequestSource>(['phone', 'phone', 'desk']);
  const createdBy = source === 'device' ? null : random.pick(staff);
  const row = {
    project_id: demo.projectId,
    state_id: RequestState.waiting,
    service_id: serviceId,
    device_id: random.pick(demo.devices),
    service_date: iso(at),
    note: random.chance(0.85) ? random.pick(demo.texts.services[service.id].notes) : null,
    approved_by: null,
    approved_at: null,
    canceled_by: null,
    canceled_at: null,
    canceled_log: null,
    completed_by: null,
    completed_at: null,
    source,
    created_by: createdBy,
    created_at: iso(at),
  };
  const asked: DemoStep = {
    from_state: null,
    to_state: RequestState.waiting,
    user_id: createdBy,
    note: null,
    created_at: iso(at),
  };
  return { request: { row, history: [asked] }, staff, at };
}

function step(
  { row, history }: DemoRequest,
  to: RequestState,
  userId: number | null,
  at: number,
  note: string | null,
): void {
  history.push({
    from_state: row.state_id,
    to_state: to,
    user_id: userId,
    note,
    created_at: iso(at),
  });
  row.state_id = to;
  if (to === RequestState.approved)
    Object.assign(row, { approved_by: userId, approved_at: iso(at) });
  if (to === RequestState.done) Object.assign(row, { completed_by: userId, completed_at: iso(at) });
  if (to === RequestState.canceled) {
    const log = row.canceled_log ?? null;
    const canceled_log = userId === null ? log : appendCanceledLog(log, userId, iso(at));
    Object.assign(row, { canceled_by: userId, canceled_at: iso(at), canceled_log });
  }
}

function approve(
  random: Random,
  { texts }: DemoParts,
  { request, staff }: Blank,
  at: number,
): number {
  const approver = random.pick(staff);
  const note = random.chance(0.2) ? random.pick(texts.approveNotes) : null;
  step(request, RequestState.approved, approver, at, note);
  return approver;
}

/** In the evening two people are missing: requests wait longer. */
const waitOf = (random: Random, at: number) =>
  isEvening(at) ? random.between(6, 48) : random.between(1, 17);

/** A completed or canceled request of a past day. */
function settle(random: Random, demo: DemoParts, at: number): DemoRequest {
  const service = pickService(random, DEMO_SERVICES);
  const draft = blank(random, demo, service, at);
  const { request, staff } = draft;
  let time = at + waitOf(random, at) * MINUTE_MS;
  if (request.row.source === 'device' && random.chance(0.03)) {
    step(request, RequestState.canceled, null, time, null);
    return request;
  }
  if (random.chance(0.07)) {
    step(
      request,
      RequestState.canceled,
      random.pick(staff),
      time,
      random.pick(demo.texts.cancelNotes),
    );
    return request;
  }
  const approver = approve(random, demo, draft, time);
  time += Math.round(service.minutes * (0.4 + 1.5 * random.next())) * MINUTE_MS;
  if (random.chance(0.05)) {
    step(request, RequestState.canceled, approver, time, random.pick(demo.texts.cancelNotes));
  } else {
    step(request, RequestState.done, approver, time, null);
  }
  return request;
}

const isEvening = (at: number) => [18, 19, 20].includes(new Date(at).getUTCHours());
const isWeekend = (day: number) => [0, 6].includes(new Date(day).getUTCDay());

/** When guests ask, an hour as often as requests come in it: early on working days, late at weekends. */
const HOURS = {
  working: [6, 7, 7, 7, 8, 8, 8, 9, 9, 10, 11, 13, 15, 16, 17, 18, 18, 19, 19, 19, 20, 20, 21, 22],
  weekend: [0, 8, 9, 9, 10, 10, 10, 11, 11, 12, 14, 15, 16, 17, 18, 19, 19, 20, 20, 21, 22, 23],
} as const;

/** Requests of a day, Sunday first: guests come on Friday and leave on Sunday. */
const REQUESTS_A_DAY = [17, 12, 12, 13, 15, 20, 22] as const;

/** Times of requests on the days before today, a third more of them at the end than at the beginning. */
function pastInstants(random: Random, now: number): number[] {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const instants: number[] = [];
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = today - back * DAY_MS;
    const usual = (REQUESTS_A_DAY[new Date(day).getUTCDay()] ?? 0) * (1.33 - back / DAYS / 3);
    const hours = HOURS[isWeekend(day) ? 'weekend' : 'working'];
    for (let left = Math.round(usual) + random.between(-3, 3); left > 0; left -= 1) {
      instants.push(day + random.pick<number>(hours) * HOUR_MS + random.between(0, 59) * MINUTE_MS);
    }
  }
  // Closed requests are older than open ones.
  return instants.filter((at) => at < now - 6 * HOUR_MS);
}

/** The open requests: every service but the quiet one has some waiting. */
function openRequests(random: Random, demo: DemoParts, now: number): DemoRequest[] {
  const busy = DEMO_SERVICES.filter(({ id }) => id !== DEMO_QUIET_SERVICE);
  const approved = Array.from({ length: OPEN_APPROVED }, () => {
    const draft = blank(
      random,
      demo,
      pickService(random, busy),
      now - random.between(70, 170) * MINUTE_MS,
    );
    approve(random, demo, draft, draft.at + random.between(2, 25) * MINUTE_MS);
    return draft.request;
  });
  const waiting = Array.from({ length: OPEN_WAITING }, (_, index) => {
    const service = busy[index] ?? pickService(random, busy);
    const draft = blank(random, demo, service, now - random.between(1, 60) * MINUTE_MS);
    // An operator has canceled it before; this operator's list shows it as canceled.
    const decliner = index % 8 === 0 ? demo.users.get('operator') : undefined;
    if (decliner !== undefined) {
      const at = iso(draft.at + MINUTE_MS / 2);
      draft.request.row.canceled_log = appendCanceledLog(null, decliner, at);
    }
    return draft.request;
  });
  return [...approved, ...waiting];
}

/** Ninety days of requests up to `now`, oldest first. */
export function demoRequests(random: Random, demo: DemoParts, now: Date): DemoRequest[] {
  const time = now.getTime();
  const settled = pastInstants(random, time).map((at) => settle(random, demo, at));
  const all = [...settled, ...openRequests(random, demo, time)];
  return all.toSorted((a, b) => a.row.created_at.localeCompare(b.row.created_at));
}
