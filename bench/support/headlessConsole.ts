import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type LiveSignal, followLog } from '@concierge/client/followLog';
import { requestChanged, resynced } from '@concierge/console/features/live/liveSlice';
import {
  type RequestListCall,
  toRequestQuery,
} from '@concierge/console/features/requests/requestQuery';
import {
  listFulfilled,
  listReloadRequested,
  listRequested,
  requestsReducer,
} from '@concierge/console/features/requests/requestsSlice';
import {
  dashboardFulfilled,
  servicesReducer,
} from '@concierge/console/features/services/servicesSlice';
import type { EventFrame } from '@concierge/contract/live';
import { type PageRange, overscanRange } from '@concierge/contract/pageRange';
import { paths } from '@concierge/contract/paths';
import { OPEN_REQUEST_STATES } from '@concierge/contract/requestStates';
import type { DashboardData, RequestPage } from '@concierge/contract/requests';
import { viewRequest } from '@concierge/contract/requestView';
import type { User } from '@concierge/contract/users';
import type { Headers, HttpClient } from './http.ts';

/** What many consoles ask for at once is spread over this time. */
const SPREAD_MS = 1_000;
const NOTHING = { type: 'nothing yet' };

export interface HeadlessConsoleOptions {
  url: string;
  http: HttpClient;
  /** Of its session. */
  headers: Headers;
  list: RequestListCall;
  onApplied: (frame: EventFrame) => void;
}

/** A console without its screens: its own live connection and its own reducers. */
export class HeadlessConsole {
  calls = 0;
  failed = 0;
  /** Of the frames received. */
  bytes = 0;
  readonly #options: HeadlessConsoleOptions;
  #user: User | undefined;
  #requests = requestsReducer(undefined, NOTHING);
  #services = servicesReducer(undefined, NOTHING);
  #isLive = false;
  #asking = false;
  #seq = 0;

  constructor(options: HeadlessConsoleOptions) {
    this.#options = options;
  }

  async open(): Promise<void> {
    const { url, list } = this.#options;
    this.#user = await this.#call<User>('GET', paths.auth());
    this.#dispatch(listRequested(list));
    const { href: address } = new URL(paths.live(this.#projectId), url.replace(/^http/, 'ws'));
    followLog({
      address,
      onSignal: (signal) => this.#take(signal),
      connect: (at) => this.#connect(at),
    });
  }

  /** Whether it is connected, waits for no answer and has everything up to this number. */
  isInStep(seq: number): boolean {
    const known = Math.max(this.#seq, this.#requests.liveList.seq);
    return this.#isLive && !this.#asking && known >= seq;
  }

  /** How much of what it shows is not what the server answers now. */
  async stale(): Promise<number> {
    const { rows, totalCount } = this.#requests.list;
    const page = await this.#askList(this.#options.list);
    const { grouped } = await this.#askDashboard();
    const isSame = [
      isDeepStrictEqual(rows, page.data),
      totalCount === page.totalCount,
      isDeepStrictEqual(withoutZeros(this.#services.requests.waiting.grouped), grouped),
    ];
    return isSame.filter((same) => !same).length;
  }

  #connect(address: string): WebSocket {
    const { cookie = '' } = this.#options.headers;
    // Node has no cookies; headers are its own extension of the constructor.
    const socket = new WebSocket(address, { headers: { cookie } } as unknown as string[]);
    socket.addEventListener('message', ({ data }) => {
      this.bytes += String(data).length;
    });
    return socket;
  }

  #take(signal: LiveSignal): void {
    if (signal.kind === 'connection') this.#isLive = signal.connection === 'live';
    else if (signal.kind === 'event') this.#apply(signal.frame);
    else if (signal.kind === 'resync') this.#dispatch(resynced());
    if (signal.kind === 'resync' || this.#requests.liveList.stale) void this.#reload();
  }

  #apply(frame: EventFrame): void {
    this.#seq = frame.seq;
    const data = this.#services.dashboardData;
    if (frame.event !== 'request.created' && frame.event !== 'request.changed') return;
    if (!this.#user || !data?.admin_of) return this.#dispatch(resynced());
    const { update } = frame.payload;
    const is_service_admin = data.admin_of.includes(update.row.service_id);
    const row = viewRequest(update.row, { ...this.#user, is_service_admin });
    this.#dispatch(requestChanged({ ...update, seq: frame.seq, row, changed_by: null }));
    this.#options.onApplied(frame);
  }

  #dispatch(action: Parameters<typeof requestsReducer>[1]): void {
    this.#requests = requestsReducer(this.#requests, action);
    this.#services = servicesReducer(this.#services, action);
  }

  /** Asks for what is shown, until no event has come meanwhile that it cannot apply. */
  async #reload(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    const { list } = this.#options;
    do {
      await pause(Math.random() * SPREAD_MS);
      this.#dispatch(listReloadRequested());
      try {
        this.#dispatch(dashboardFulfilled(await this.#askDashboard()));
        const { offset, limit } = overscanRange(list);
        const page = await this.#askList({ offset, limit });
        this.#dispatch(listFulfilled({ call: list, page: { ...page, offset } }));
      } catch {
        this.#dispatch(resynced());
      }
    } while (this.#requests.liveList.stale);
    this.#asking = false;
  }

  #askList(range: PageRange): Promise<RequestPage> {
    const { filter, query } = toRequestQuery({ ...this.#options.list, ...range });
    const params = Object.entries(query).map(([name, value]) => `${name}=${value}`);
    return this.#call('POST', `${paths.requestQuery(this.#projectId)}?${params.join('&')}`, filter);
  }

  #askDashboard(): Promise<DashboardData> {
    const path = `${paths.dashboard(this.#projectId)}?limit=1&offset=0`;
    return this.#call('POST', path, { 'state_id in': [...OPEN_REQUEST_STATES] });
  }

  get #projectId(): number {
    return this.#user?.project_id ?? 0;
  }

  async #call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const { http, headers } = this.#options;
    this.calls += 1;
    try {
      return JSON.parse((await http.must(method, path, headers, body)).text) as Answer;
    } catch (error) {
      this.failed += 1;
      throw error;
    }
  }
}

const withoutZeros = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
