import {
  type HeldRows,
  type PageRange,
  applyChange,
  rangeAround,
  runsLow,
  shownRows,
} from '@concierge/contract/heldRows';
import type { EventFrame } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import type { RequestListShape } from '@concierge/contract/requestOrder';
import type { Actor } from '@concierge/contract/requestRules';
import type { RequestPage, ServiceRequest } from '@concierge/contract/requests';
import { viewRequest } from '@concierge/contract/requestView';
import { type Caller, succeeded } from './caller.ts';

/** Who reads a list, by which the contract says what they may do with each row. */
export interface Reader {
  caller: Caller;
  projectId: number;
  actorFor: (serviceId: number) => Actor;
}

/** A client that asks for a list once and follows it by events, as docs/live-protocol.md says. */
export class ListFollower {
  readonly shape: RequestListShape;
  readonly page: PageRange;
  /** How many events it has applied without asking. */
  applied = 0;
  readonly #reader: Reader;
  /** Null: it has to ask. */
  #held: HeldRows<ServiceRequest> | null = null;
  #seq = 0;

  constructor(reader: Reader, shape: RequestListShape, page: PageRange) {
    this.#reader = reader;
    this.shape = shape;
    this.page = page;
  }

  async ask({ offset, limit }: PageRange): Promise<Required<RequestPage>> {
    const { filter, orderBy, direction } = this.shape;
    const order = `orderBy=${orderBy}&direction=${direction}`;
    const { caller, projectId } = this.#reader;
    const address = `${paths.requestQuery(projectId)}?${order}&offset=${offset}&limit=${limit}`;
    const { body } = succeeded(await caller.post<RequestPage>(address, filter));
    return { ...body, seq: body.seq ?? -1 };
  }

  /** Asks for the page and its margins. */
  async load(): Promise<void> {
    const range = rangeAround(this.page);
    const { data, totalCount, seq } = await this.ask(range);
    this.#held = { rows: data, offset: range.offset, totalCount };
    this.#seq = seq;
  }

  /** Applies all events that its answer does not include. */
  follow(events: readonly EventFrame[]): void {
    for (const { seq, payload } of events) {
      if (seq <= this.#seq || !this.#held) continue;
      this.#seq = seq;
      if (!('update' in payload) || !payload.update) continue;
      const { row, before } = payload.update;
      const change = { row: viewRequest(row, this.#reader.actorFor(row.service_id)), before };
      this.#held = applyChange(this.#held, change, this.shape, this.page);
      this.applied += 1;
    }
  }

  /** What it shows without asking; null when it cannot tell. */
  shown(): { rows: ServiceRequest[]; totalCount: number; seq: number } | null {
    if (!this.#held || runsLow(this.#held, this.page)) return null;
    const { totalCount } = this.#held;
    return { rows: shownRows(this.#held, this.page), totalCount, seq: this.#seq };
  }
}
