import {
  type HeldRows,
  type PageRange,
  applyChange,
  rangeAround,
  runsLow,
  shownRows,
} from '@concierge/contract/heldRows';
import type { EventFrame } from '@concierge/contract/live';
import type { RequestListShape } from '@concierge/contract/requestOrder';
import { viewRequest } from '@concierge/contract/requestView';
import type { DashboardData, RequestPage, ServiceRequest } from '@concierge/contract/requests';
import type { User } from '@concierge/contract/users';

/** The list a desk shows. */
export interface DeskView extends RequestListShape {
  page: PageRange;
}

/** What is on a desk's screen. */
export interface DeskScreen {
  rows: readonly ServiceRequest[];
  totalCount: number;
  /** Whether the rows are known to be right. */
  isKnown: boolean;
  /** Open requests by service. */
  open: Readonly<Record<string, number>>;
}

interface List {
  held: HeldRows<ServiceRequest>;
  /** Number of the last event it includes. */
  seq: number;
  /** False once an event's effect cannot be told: the rows are those before it. */
  known: boolean;
}

/** What a picture has to be asked for again. */
export type Missing = 'list' | 'dashboard';

/**
 * What a console knows of the requests: the counts of the dashboard and one list, each of which follows the
 * events that its answer does not include yet.
 */
export class DeskPicture {
  readonly view: DeskView;
  readonly #user: User;
  #list: List | undefined;
  #open = new Map<string, number>();
  #openSeq = 0;
  #adminOf = new Set<number>();
  /** Events since the first call without an answer; an answer may or may not include them. */
  #meanwhile: EventFrame[] | undefined;

  constructor(view: DeskView, user: User) {
    this.view = view;
    this.#user = user;
  }

  get screen(): DeskScreen {
    return {
      rows: this.#list ? shownRows(this.#list.held, this.view.page) : [],
      totalCount: this.#list?.held.totalCount ?? 0,
      isKnown: this.#list?.known ?? false,
      open: Object.fromEntries([...this.#open].filter(([, count]) => count > 0)),
    };
  }

  /** The rows to ask for. */
  get range(): PageRange {
    return rangeAround(this.view.page);
  }

  /** Call before something is asked for; events until `answered` are applied to the answers. */
  asking(): void {
    this.#meanwhile ??= [];
  }

  /** Call when all that was asked for has been answered. */
  answered(): void {
    this.#meanwhile = undefined;
  }

  /** Takes the counts and what the user is admin of. */
  takeDashboard({ grouped, services, admin_of, seq }: DashboardData): void {
    this.#open = new Map(Object.entries(grouped));
    this.#openSeq = seq;
    this.#adminOf = new Set(
      admin_of ?? services.filter((one) => one.is_service_admin).map((one) => one.service_id),
    );
    for (const frame of this.#meanwhile ?? []) this.#applyCounts(frame);
  }

  /** Takes the rows of a range; returns whether they have to be asked for again. */
  takeList({ data, totalCount, seq }: RequestPage, { offset }: PageRange): boolean {
    this.#list = { held: { rows: data, offset, totalCount }, seq, known: true };
    return (this.#meanwhile ?? []).map((frame) => this.#applyRow(frame)).includes(true);
  }

  /** Applies an event and returns what has to be asked for: what it leaves unknown, or rows that run low. */
  apply(frame: EventFrame): Missing[] {
    this.#meanwhile?.push(frame);
    const missing: Missing[] = [];
    if (this.#applyCounts(frame)) missing.push('dashboard');
    if (this.#applyRow(frame)) missing.push('list');
    return missing;
  }

  /** Returns whether the counts have to be asked for. */
  #applyCounts({ event, seq, payload }: EventFrame): boolean {
    if (event !== 'request.created' && event !== 'request.changed') return false;
    if (seq <= this.#openSeq) return false;
    if (!payload.update) return true;
    const { waiting, approved } = payload.update.open;
    this.#open.set(String(payload.service_id), waiting + approved);
    this.#openSeq = seq;
    return false;
  }

  /** Returns whether rows have to be asked for. */
  #applyRow({ event, seq, payload }: EventFrame): boolean {
    if (event !== 'request.created' && event !== 'request.changed') return false;
    const list = this.#list;
    if (!list || seq <= list.seq) return false;
    if (!list.known || !payload.update) return true;
    const { row, before } = payload.update;
    const { id, user_type } = this.#user;
    const is_service_admin = this.#adminOf.has(row.service_id);
    const seen = viewRequest(row, { id, user_type, is_service_admin });
    const { page } = this.view;
    const held = applyChange(list.held, { row: seen, before }, this.view, page);
    if (held === list.held) return false;
    this.#list = { held: held ?? list.held, seq, known: held !== null };
    return held === null || runsLow(held, page);
  }
}
