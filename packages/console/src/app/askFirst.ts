import type { FirstViewVisit } from '@concierge/contract/firstView';
import { paths } from '@concierge/contract/paths';
import type { DashboardData, RequestPage } from '@concierge/contract/requests';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import type { User } from '@concierge/contract/users';
import { readRequestListCall, toRequestQuery } from '../features/requests/requestListAddress.ts';
import { REQUEST_LIST_SHAPES } from '../features/requests/requestLists.ts';
import { LIST_PARAMS } from '../lib/list/listAddress.ts';
import { routes } from '../lib/routes.ts';
import type { ViewAnswers } from './fillAreas.ts';

type Ask = NonNullable<FirstViewVisit['ask']>;
type Questions = (ask: Ask, user: User, params: URLSearchParams) => Promise<ViewAnswers>;

interface DrawnScreen {
  /** What may stand in the address; anything else opens more than the screen itself. */
  params: readonly string[];
  questions: Questions;
}

const WAITING = REQUEST_LIST_SHAPES.waiting;
const LANGUAGE_PARAM = 'lng';

/** The screens of whoever is signed in whose first view comes with the page, and what each asks for. */
const SCREENS: Readonly<Record<string, DrawnScreen>> = {
  [routes.dashboard]: {
    params: [LANGUAGE_PARAM],
    questions: async (ask, user) => ({ dashboard: await askDashboard(ask, user) }),
  },
  [routes.waiting]: {
    params: [LANGUAGE_PARAM, ...LIST_PARAMS, ...WAITING.filters],
    async questions(ask, user, params) {
      const [dashboard, requests] = await Promise.all([
        askDashboard(ask, user), // the menu counts its services
        askWaiting(ask, user, params),
      ]);
      return { dashboard, requests };
    },
  },
};

async function askDashboard(ask: Ask, { project_id }: User): Promise<DashboardData> {
  const address = `${paths.dashboard(project_id)}?limit=1&offset=0`;
  const body = { 'state_id in': [...OPEN_REQUEST_STATES] };
  const dashboard = (await ask({ method: 'POST', address, body })) as DashboardData;
  return { ...dashboard, requests: { ...dashboard.requests, data: [] } };
}

async function askWaiting(ask: Ask, { project_id }: User, params: URLSearchParams) {
  const call = readRequestListCall(params, WAITING);
  const { filter, query } = toRequestQuery(call);
  const texts = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const address = `${paths.requestQuery(project_id)}?${new URLSearchParams(texts)}`;
  return { call, page: (await ask({ method: 'POST', address, body: filter })) as RequestPage };
}

/** Asks for what the screen of an address shows first; null when its first view does not come with the page. */
export async function askFirst(
  ask: Ask,
  {
    pathname,
    search,
    livePositionOf,
  }: Pick<FirstViewVisit, 'pathname' | 'search' | 'livePositionOf'>,
): Promise<{ user: User; answers: ViewAnswers } | null> {
  const screen = SCREENS[pathname];
  const params = new URLSearchParams(search);
  if (!screen || [...params.keys()].some((name) => !screen.params.includes(name))) return null;
  const user = (await ask({ method: 'GET', address: paths.auth() })) as User;
  // Before the answers: what happens while they are given is told of again.
  const live = await livePositionOf(user.project_id);
  return { user, answers: { live, ...(await screen.questions(ask, user, params)) } };
}
