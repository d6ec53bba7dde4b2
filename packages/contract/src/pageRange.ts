/** Where a page lies in its list. */
export interface PageRange {
  offset: number;
  limit: number;
}

/** Rows kept on either side of the page shown, so that few changes need a call. */
const MARGIN = 20;

/** What to ask the server for, so that the page and its margins are held. */
export function overscanRange({ offset, limit }: PageRange): PageRange {
  const from = Math.max(0, offset - MARGIN);
  return { offset: from, limit: offset - from + limit + MARGIN };
}
