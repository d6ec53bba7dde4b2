import { t } from '../../foundations/t.generated.ts';

/** Styles of rows and cells, set on their table: elements without a class of their own are cheap. */
export const rowStyle: string = `
  font: ${t.weight.regular} ${t.text.md} ${t.font.sans};
  font-variant-numeric: tabular-nums;

  & > tbody > [data-part='Row']:hover { background: ${t.color.surfaceHover}; }

  & > tbody > [data-fresh] { background: ${t.color.accentSubtle}; }
  @media (forced-colors: active) {
    & > tbody > [data-fresh] { outline: 2px solid Highlight; outline-offset: -2px; }
  }

  & > tbody { overflow-wrap: anywhere; }
  & > tbody > tr > * {
    padding: ${t.space[1]} ${t.space[3]};
    block-size: ${t.size.tableRow};
    border-block-end: 1px solid ${t.color.border};
    font-weight: inherit;
    text-align: start;
    vertical-align: middle;
  }
  & > tbody:last-child > tr:last-child > * { border-block-end: 0; }
  & > tbody > tr > [data-primary] { font-weight: ${t.weight.medium}; }
  & > tbody > tr > [data-muted] { color: ${t.color.textMuted}; }

  & > * > tr > [data-align='center'] { text-align: center; }
  & > * > tr > [data-align='end'] { text-align: end; }
`;

/**
 * Many rows: each is a grid with the tracks of the table, so that the browser can skip groups of rows and
 * first lays out only those near the screen. Screen readers know only of what is laid out, so after a second
 * the animation turns `content-visibility` off, group by group. It moves nothing: it is a timer. It restarts
 * for groups that a new order moves, which makes sorting as fast as mounting.
 */
export const manyRows: string = `
  display: block;
  min-inline-size: min-content;

  & > * { display: block; }
  & > * > tr > * { display: block; align-content: center; }
  & > * > tr { display: grid; grid-template-columns: var(--columns); }
  & > tbody > tr > * { block-size: auto; min-block-size: ${t.size.tableRow}; }
  & > thead > tr > * { white-space: normal; }

  & > tbody {
    content-visibility: auto;
    contain: content;
    contain-intrinsic-block-size: auto calc(var(--rows, 25) * (${t.size.tableRow} + 1px));
    animation: cc-reveal-rows 0s calc(1s + var(--turn, 0) * 40ms) forwards;
  }
`;

/** On paper nothing scrolls: columns are as wide as they can be, and the headings are on every page. */
export const paperStyle: string = `
  @media print {
    font: ${t.weight.regular} ${t.text.xs} ${t.font.sans};

    & > thead > tr > th { padding-inline: ${t.space[1]}; white-space: normal; }
    & > thead svg { display: none; }
    & > tbody > tr { break-inside: avoid; }
    & > tbody > tr > * { padding-inline: ${t.space[1]}; block-size: auto; }
    & > tbody > [data-fresh] { background: none; }
  }
`;
