import { t } from '../../foundations/t.generated.ts';

/** Where a value is on a card of two lines, of which several may be in one place; `below` is a line of its own. */
export type CardPlace = 'title' | 'end' | 'subtitle' | 'meta' | 'below' | 'action' | 'hidden';

/** A row, in the styles of its table. */
export const ROW = "& > tbody > [data-part='Row']";

/** One line that ends in dots. */
export const CUT =
  'display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap;';

const PLACES: Readonly<Record<CardPlace, string>> = {
  title: `order: 1; flex: 1 1 0; color: inherit; font: ${t.weight.semibold} ${t.text.md} ${t.font.sans}; ${CUT}`,
  end: 'order: 2; flex: none;',
  subtitle: `order: 4; max-inline-size: 100%; font: ${t.weight.regular} ${t.text.sm} ${t.font.sans}; ${CUT}`,
  meta: 'order: 5; margin-inline-start: auto;',
  below: `order: 6; flex: 1 0 100%; font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};`,
  action: `position: absolute; inset-block: 0; inset-inline-end: ${t.space[2]}; display: flex; align-items: center;`,
  hidden: 'display: none;',
};

/**
 * Rows as cards of a few lines without labels. Headings are there for the keyboard, and show while they have the focus.
 *
 * @param start Where the text of a card begins.
 * @param end What a card keeps free at its end.
 */
export function rowCards(start: string, end: string): string {
  return `
  display: block;

  & > * { display: block; }
  & > tbody { contain-intrinsic-block-size: auto calc(var(--rows, 25) * 64px); }

  & > thead { position: absolute; inset-inline: 0; z-index: 2; }
  & > thead:not(:focus-within) { clip-path: inset(50%); }
  & > thead > tr { display: flex; flex-wrap: wrap; }
  & > thead > tr > th { inline-size: auto !important; min-inline-size: 0 !important; border: 0; }

  & > tbody > tr {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${t.space[2]};
    padding-block: 5px;
    padding-inline: ${start} ${end};
    border-block-end: 1px solid ${t.color.border};
  }
  & > tbody > tr > * {
    position: static;
    order: 7;
    block-size: auto;
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};
  }
  & > tbody > [data-part='SkeletonRow'] > * { flex: 1 1 100%; padding-block: 6px; }
  & > tbody > [data-part='SkeletonRow'] > :nth-child(n + 3) { display: none; }
  & > tbody [data-part='None'] { display: none; }
`;
}

/**
 * Each row as a card of two lines: title and end, below them subtitle and meta, and the action beside both.
 *
 * @param places Of all columns, in their order.
 * @param actions How wide the action is.
 */
export function twoLineCards(places: readonly CardPlace[], actions: string): string {
  const cell = (at: number) => `:nth-child(${at + 1})`;
  const before = (at: number) => places.lastIndexOf('subtitle', at - 1);
  const placed = places.map((place, at) => {
    const rules = `${ROW} > ${cell(at)} { ${PLACES[place]} }`;
    if (place !== 'subtitle' || before(at) === -1) return rules;
    // Between two of them, as long as there are both.
    return `${rules}
  ${ROW} > ${cell(before(at))}:not(:has([data-part='None'])) ~ ${cell(at)} {
    margin-inline-start: -4px;
    &::before { content: '· ' / ''; }
  }`;
  });
  return `
  ${rowCards(t.space[3], places.includes('action') ? actions : t.space[3])}
  ${ROW}::after { content: ''; order: 3; flex: 1 0 100%; }
  ${ROW} { min-block-size: 56px; align-content: center; row-gap: 2px; }
  & > tbody:last-child > tr:last-child { border-block-end: 0; }
  ${placed.join('\n')}
  ${ROW} > :has([data-part='None']) { display: none; }
`;
}
