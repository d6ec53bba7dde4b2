/** A page by its 0-based number, or a gap between pages. */
export type PageItem = number | 'gap';

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/**
 * Which pages a pagination offers: `margin` pages at either end and `range` pages around the current
 * one. A gap that would hide a single page shows that page instead.
 */
export function pageItems(
  page: number,
  pageCount: number,
  range = 5,
  margin = 3,
): readonly PageItem[] {
  const width = Math.min(range, pageCount);
  const wished = page - Math.floor((width - 1) / 2);
  const first = Math.max(0, Math.min(wished, pageCount - width));
  const shown = new Set([
    ...span(0, Math.min(margin, pageCount)),
    ...span(first, first + width),
    ...span(Math.max(0, pageCount - margin), pageCount),
  ]);
  const items: PageItem[] = [];
  for (const at of span(0, pageCount)) {
    const lonely = shown.has(at - 1) && shown.has(at + 1);
    if (shown.has(at) || lonely) items.push(at);
    else if (items.at(-1) !== 'gap') items.push('gap');
  }
  return items;
}

/** Where space is short: the first page, the last one and those beside the current one. */
export function isShownNarrow(page: number, current: number, pageCount: number): boolean {
  return page === 0 || page === pageCount - 1 || Math.abs(page - current) <= 1;
}
