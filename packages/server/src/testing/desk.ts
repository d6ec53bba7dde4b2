import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { BOOT_DATA_ELEMENT_ID, type BootData } from '@concierge/contract/bootData';
import { REQUESTS_PAGE_SIZE } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import type { PageRange } from '@concierge/contract/heldRows';
import { OPEN_REQUEST_STATES, RequestState } from '@concierge/contract/requestStates';
import type { DashboardData, RequestFilter, RequestPage } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';
import { type CallCounts, CallFailed, DeskCalls } from './deskCalls.ts';
import { DeskPicture, type DeskScreen, type DeskView, type Missing } from './deskPicture.ts';
import { DeskSocket } from './deskSocket.ts';
import { PASSWORD } from './testProject.ts';

const OPEN: RequestFilter = { 'state_id in': [...OPEN_REQUEST_STATES] };
/** What many consoles ask for at once is spread over this time. */
const SPREAD_MS = 1_000;

export interface DeskOptions {
  url: string;
  /** Its connections may be shared with other desks. */
  agent: Agent;
  projectCode: string;
  username: string;
  view: DeskView;
  /** Called when an event has been applied. */
  onApplied?: (seq: number, id: number | undefined, state: RequestState | undefined) => void;
}

/** What a desk has cost and seen so far. */
export interface DeskReport extends CallCounts {
  connections: number;
  resyncs: number;
  gaps: number;
  /** 1 when its session has ended. */
  ended: number;
  /** Pictures whose rows could not be told from an event. */
  untold: number;
}

/** The list of an address without parameters. */
export const DEFAULT_VIEW: DeskView = {
  filter: { 'state_id in': [RequestState.waiting] },
  orderBy: 'id',
  direction: 'DESC',
  language: 'en',
  page: { offset: 0, limit: REQUESTS_PAGE_SIZE },
};

/** The boot data of a page, or null when the server sent none. */
function bootDataOf(page: string): BootData | null {
  const element = new RegExp(`id="${BOOT_DATA_ELEMENT_ID}"[^>]*>([^<]*)<`).exec(page);
  return element?.[1] === undefined ? null : (JSON.parse(element[1]) as BootData);
}

/**
 * A console without its screen: it signs in, loads what the built console loads, follows the live events by the
 * contract's rules, and knows what its user would see. For measuring how many a server carries, and for testing
 * that none of them misses anything.
 */
export class Desk {
  readonly #options: DeskOptions;
  readonly #calls: DeskCalls;
  #picture: DeskPicture | undefined;
  #socket: DeskSocket | undefined;
  #user: User | undefined;
  #missing = new Set<Missing>();
  #asking: Promise<void> | undefined;
  #untold = 0;
  #closed = false;

  constructor(options: DeskOptions) {
    this.#options = options;
    this.#calls = new DeskCalls(options.url, options.agent);
  }

  /** Signs in, loads the page and opens the live socket. @throws CallFailed */
  async open(): Promise<void> {
    const { projectCode, username, view, url } = this.#options;
    const body = { projectCode, username, password: PASSWORD };
    const user = await this.#calls.json<User>('POST', paths.login(), body);
    const isDefault = isDeepStrictEqual(view, DEFAULT_VIEW);
    // Any parameter makes it another list than the one a page starts with.
    const address = `/requests/waiting${isDefault ? '' : '?page=1'}`;
    const boot = bootDataOf(await this.#calls.text('GET', address, 'text/html'));
    this.#user = user;
    this.#picture = new DeskPicture(view, user);
    const { live, dashboard, waiting } = boot ?? {};
    this.#picture.asking();
    this.#socket = new DeskSocket({
      address: new URL(paths.live(user.project_id), url.replace(/^http/, 'ws')),
      cookie: () => this.#calls.cookie,
      position: live,
      onEvent: (frame) => {
        for (const missing of this.#picture?.apply(frame) ?? []) this.#ask(missing);
        const ofRequest = 'state_id' in frame.payload ? frame.payload : undefined;
        this.#options.onApplied?.(frame.seq, ofRequest?.id, ofRequest?.state_id);
      },
      onResync: () => {
        this.#ask('list');
        this.#ask('dashboard');
      },
    });
    if (dashboard) this.#picture.takeDashboard(dashboard);
    if (waiting && isDefault) this.#picture.takeList(waiting, this.#picture.range);
    else if (live) await this.#askList();
    this.#picture.answered();
  }

  get screen(): DeskScreen | undefined {
    return this.#picture?.screen;
  }

  /** The number of the last event applied, or undefined while it is not connected. */
  get seq(): number | undefined {
    return this.#socket?.isGreeted ? this.#socket.position?.seq : undefined;
  }

  /** Whether it is connected and waits for no answer. */
  get isSettled(): boolean {
    return this.seq !== undefined && this.#asking === undefined;
  }

  get view(): DeskView {
    return this.#options.view;
  }

  /** Its user; undefined until it has signed in. */
  get user(): User | undefined {
    return this.#user;
  }

  get report(): DeskReport {
    const { connections = 0, resyncs = 0, gaps = 0, hasEnded, bytes = 0 } = this.#socket ?? {};
    const counts = { ...this.#calls.counts, bytes: this.#calls.counts.bytes + bytes };
    return {
      ...counts,
      connections,
      resyncs,
      gaps,
      ended: Number(hasEnded ?? false),
      untold: this.#untold,
    };
  }

  /** Asks within the next second for what is missing; a call under way takes the events since with it. */
  #ask(missing: Missing): void {
    this.#missing.add(missing);
    if (this.#picture && !this.#picture.screen.isKnown && missing === 'list') this.#untold += 1;
    this.#asking ??= this.#askSoon().finally(() => {
      this.#asking = undefined;
    });
  }

  async #askSoon(): Promise<void> {
    while (this.#missing.size > 0 && !this.#closed) {
      await pause(Math.random() * SPREAD_MS);
      const wanted = this.#missing;
      this.#missing = new Set();
      this.#picture?.asking();
      try {
        const calls = [...wanted].map((one) =>
          one === 'list' ? this.#askList() : this.#askDashboard(),
        );
        await Promise.all(calls);
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        for (const one of wanted) this.#missing.add(one);
      }
      this.#picture?.answered();
    }
  }

  async #askList(): Promise<void> {
    if (!this.#picture || !this.#user) return;
    const { filter, orderBy, direction } = this.view;
    const { range } = this.#picture;
    const query = new URLSearchParams({ ...textOf(range), orderBy, direction });
    const path = `${paths.requestQuery(this.#user.project_id)}?${query}`;
    const page = await this.#calls.json<RequestPage>('POST', path, filter);
    if (this.#picture.takeList(page, range)) this.#missing.add('list');
    else this.#missing.delete('list');
  }

  async #askDashboard(): Promise<void> {
    if (!this.#picture || !this.#user) return;
    // Services and counts alone: no card shows requests.
    const path = `${paths.dashboard(this.#user.project_id)}?limit=1&offset=0`;
    this.#picture.takeDashboard(await this.#calls.json<DashboardData>('POST', path, OPEN));
    this.#missing.delete('dashboard');
  }

  /** Its user looks at it again. */
  show(): void {
    this.#socket?.show();
  }

  close(): void {
    this.#closed = true;
    this.#socket?.close();
  }
}

const textOf = ({ offset, limit }: PageRange) => ({ offset: String(offset), limit: String(limit) });
