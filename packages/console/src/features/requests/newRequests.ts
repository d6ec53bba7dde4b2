import { compareRequests, type RequestListShape } from '@concierge/contract/requestOrder';
import type { SharedRequest } from '@concierge/contract/requestView';

interface DeferredRows<Row> {
  rows: Row[];
  /** How many new ones would have moved them. */
  waiting: number;
}

/** What is known of a list from the first row of its page on. */
export interface LatestRows<Row> {
  rows: readonly Row[];
  /** How many the list has from there on. */
  count: number;
}

/**
 * The rows of a page that someone points at: what would come between them, or above, waits. Rows change and
 * leave as they do, and others follow from below.
 * @param shown The rows when that began.
 */
export function deferNewRows<Row extends SharedRequest>(
  shown: readonly Row[],
  latest: LatestRows<Row>,
  { limit, ...order }: Omit<RequestListShape, 'filter'> & { limit: number },
): DeferredRows<Row> {
  const shownIds = new Set(shown.map(({ id }) => id));
  const latestIds = new Set(latest.rows.map(({ id }) => id));
  const end = latest.rows.at(-1);
  // So many are new that these are behind the rows that are known.
  const behind =
    end && latest.count > latest.rows.length
      ? shown.filter((row) => !latestIds.has(row.id) && compareRequests(order, row, end) > 0)
      : [];
  const last =
    behind.length > 0
      ? latest.rows.length
      : latest.rows.findLastIndex(({ id }) => shownIds.has(id));
  const rows = latest.rows.filter(({ id }, at) => at > last || shownIds.has(id));
  return {
    rows: [...rows, ...behind].slice(0, limit),
    waiting: latest.rows.length - rows.length,
  };
}
