import type { BootData } from '@concierge/contract/bootData';
import { REQUESTS_PAGE_SIZE } from '@concierge/contract/constants';
import { overscanRange } from '@concierge/contract/pageRange';
import type { LivePosition } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import type { DashboardData, RequestPage } from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import { ApiError, type InjectedCalls } from './injectAs.ts';

/** Milliseconds after which a page is sent without what it could start with. */
const TIMEOUT_MS = 300;

const WAITING = '/requests/waiting';
const WAITING_ADDRESSES = [WAITING, '/requests'];
/** Parameters that change nothing about the list. */
const NEUTRAL_PARAMS = new Set(['lng']);

type SignedInData = Omit<BootData, 'texts' | 'language'>;

interface BootOptions {
  call: InjectedCalls['call'];
  /** The last event of a project's log. */
  livePositionOf: (projectId: number) => Promise<LivePosition>;
}

/**
 * How the waiting list is ordered and paged until its user changes that. With the rows behind the page, so that
 * the first event does not make every console that has just opened ask for them.
 */
const DEFAULT_PAGE = {
  ...overscanRange({ limit: REQUESTS_PAGE_SIZE, offset: 0 }),
  orderBy: 'id',
  direction: 'DESC',
};

function showsDefaultList({ pathname, searchParams }: URL): boolean {
  const onlyNeutral = [...searchParams.keys()].every((name) => NEUTRAL_PARAMS.has(name));
  return WAITING_ADDRESSES.includes(pathname) && onlyNeutral;
}

async function load(url: URL, { call, livePositionOf }: BootOptions): Promise<SignedInData> {
  const user = await call<User>({ method: 'GET', address: paths.auth() });
  const project = user.project_id;
  // Before the answers: what happens while they are given is replayed.
  const live = await livePositionOf(project);
  const [dashboard, waiting] = await Promise.all([
    call<DashboardData>({
      method: 'POST',
      address: `${paths.dashboard(project)}?limit=1&offset=0`,
      body: { 'state_id in': [...OPEN_REQUEST_STATES] },
    }),
    showsDefaultList(url)
      ? call<RequestPage>({
          method: 'POST',
          address: `${paths.requestQuery(project)}?${queryOf(DEFAULT_PAGE)}`,
          body: { 'state_id in': [RequestState.waiting] },
        })
      : undefined,
  ]);
  // No card shows the requests themselves.
  const counts = { ...dashboard, requests: { ...dashboard.requests, data: [] } };
  return { user, dashboard: counts, ...(waiting && { waiting }), live };
}

const queryOf = (params: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));

/**
 * What the page of a signed-in user starts with, by the calls the console would make. The visitor is signed out
 * when the session has ended.
 * @throws when the API fails or takes longer than 300 ms.
 */
export async function loadBootData(url: URL, options: BootOptions): Promise<SignedInData> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  try {
    return await Promise.race([load(url, options), late]);
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return { user: null };
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
