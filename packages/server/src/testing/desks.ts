import { setTimeout as pause } from 'node:timers/promises';
import { RequestState } from '@concierge/contract/requestStates';
import { DEFAULT_VIEW, Desk, type DeskOptions, type DeskReport } from './desk.ts';
import { CallFailed } from './deskCalls.ts';
import type { House } from './deskHouse.ts';
import type { DeskView } from './deskPicture.ts';
import type { SeenScreen } from './deskTruth.ts';

const OPENED_AT_ONCE = 16;
const POLL_MS = 50;
const { waiting, approved, canceled, done } = RequestState;

/** The list of the desk with this number: half show the waiting requests as they are, the others differ. */
function viewOf({ services }: Pick<House, 'services'>, index: number): DeskView {
  const { page } = DEFAULT_VIEW;
  const service = services[index % services.length] ?? 0;
  const others: DeskView[] = [
    { ...DEFAULT_VIEW, filter: { 'state_id in': [approved] } },
    { ...DEFAULT_VIEW, filter: { 'state_id in': [waiting], 'service_id =': service } },
    { ...DEFAULT_VIEW, orderBy: 'device_name', direction: 'ASC' },
    { ...DEFAULT_VIEW, orderBy: 'note', direction: 'ASC' },
    { ...DEFAULT_VIEW, page: { offset: page.limit, limit: page.limit } },
    { ...DEFAULT_VIEW, filter: { 'state_id in': [canceled] } },
    {
      filter: { 'state_id in': [done] },
      orderBy: 'completed_at',
      direction: 'DESC',
      language: 'en',
      page: { offset: 0, limit: 25 },
    },
    { ...DEFAULT_VIEW, orderBy: 'service_name', page: { offset: 100, limit: 50 } },
  ];
  return index % 2 === 0
    ? DEFAULT_VIEW
    : (others[((index - 1) / 2) % others.length] ?? DEFAULT_VIEW);
}

interface OpenOptions extends Pick<DeskOptions, 'url' | 'agent' | 'onApplied'> {
  house: Pick<House, 'project' | 'usernames' | 'services'>;
  count: number;
}

/** Opens desks for all users in turn, some at a time; one that is refused stays out. */
export async function openDesks({ house, count, ...options }: OpenOptions): Promise<Desk[]> {
  const { project, usernames } = house;
  const desks = Array.from({ length: count }, (_, index) => {
    const username = usernames[index % usernames.length] ?? '';
    const view = viewOf(house, index);
    return new Desk({ ...options, projectCode: project.code, username, view });
  });
  const left = [...desks];
  const opener = async () => {
    for (let desk = left.pop(); desk; desk = left.pop()) {
      await desk.open().catch((error: unknown) => {
        if (!(error instanceof CallFailed)) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, opener));
  return desks;
}

/** How many are connected, have applied everything up to this number and wait for no answer. */
export function inStep(desks: readonly Desk[], seq: number): number {
  return desks.filter((desk) => desk.isSettled && (desk.seq ?? -1) >= seq).length;
}

/** Waits until all desks are in step. @throws when they are not after `timeoutMs`. */
export async function allInStep(
  desks: readonly Desk[],
  seq: number,
  timeoutMs: number,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (inStep(desks, seq) < desks.length) {
    if (performance.now() > end) {
      throw new Error(`${inStep(desks, seq)} of ${desks.length} desks are at event ${seq}`);
    }
    await pause(POLL_MS);
  }
}

/** The screens of the desks that have signed in. */
export function screensOf(desks: readonly Desk[]): SeenScreen[] {
  return desks.flatMap(({ user, view, screen }) =>
    user && screen ? [{ user, view, screen }] : [],
  );
}

/** The sums over all desks. */
export function totalOf(desks: readonly Desk[]): DeskReport {
  const sum = (one: (report: DeskReport) => number) =>
    desks.reduce((total, { report }) => total + one(report), 0);
  return {
    calls: sum(({ calls }) => calls),
    bytes: sum(({ bytes }) => bytes),
    failed: sum(({ failed }) => failed),
    refused: sum(({ refused }) => refused),
    unanswered: sum(({ unanswered }) => unanswered),
    connections: sum(({ connections }) => connections),
    resyncs: sum(({ resyncs }) => resyncs),
    gaps: sum(({ gaps }) => gaps),
    untold: sum(({ untold }) => untold),
    ended: sum(({ ended }) => ended),
  };
}
