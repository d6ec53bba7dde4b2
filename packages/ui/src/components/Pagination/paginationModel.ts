/** A page by its 0-based number, or a gap between pages. */
export type PageItem = number | 'gap';

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** Pages around the current one. */
const RANGE = 5;
/** Pages always shown at either end. */
const MARGIN = 3;

/** Which pages a pagination offers. A gap that would hide a single page shows that page instead. */
export function pageItems(page: number, pageCount: number): readonly PageItem[] {
  const width = Math.min(RANGE, pageCount);
  const wished = page - Math.floor((width - 1) / 2);
  const first = Math.max(0, Math.min(wished, pageCount - width));
  const shown = new Set([
    ...span(0, Math.min(MARGIN, pageCount)),
    ...span(first, first + width),
    ...span(Math.max(0, pageCount - MARGIN), pageCount),
  ]);
  const items: PageItem[] = [];
  for (const at of span(0, pageCount)) {
    const lonely = shown.has(at - 1) && shown.has(at + 1);
    if (shown.has(at) || lonely) items.push(at);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}

/** Where space is short: the first page, the last one, and beside the current one those of two digits. */
export function isShownNarrow(page: number, current: number, pageCount: number): boolean {
  const beside = pageCount < 100 ? 1 : 0;
  return page === 0 || page === pageCount - 1 || Math.abs(page - current) <= beside;
}
