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
    block-size: 40px;
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
  @keyframes reveal-rows {
    to { content-visibility: visible; }
  }
  & > tbody > tr > * { block-size: auto; min-block-size: 40px; }
  & > thead > tr > * {
    inline-size: auto !important;
    white-space: normal;
  }

  @media screen {
    & > tbody {
      content-visibility: auto;
      contain: content;
      contain-intrinsic-block-size: auto calc(var(--rows) * 41px);
      animation: reveal-rows 0s calc(1s + var(--turn) * 40ms) forwards;
    }
  }
`;

/**
 * Rows as cards. The label of a value repeats the heading, which is announced already, so its alternative
 * text is empty. In a row of up to three cells the buttons are beside the name; in a longer one they would be
 * seen before the values between them, but focused after. The explicit roles in the markup keep the table a
 * table for assistive technology.
 */
export const cardLayout: string = `
  display: block;
  min-inline-size: 0;

  & > * { display: block; }
  & > tbody { contain-intrinsic-block-size: auto calc(var(--rows) * 240px); }

  & > thead:has([aria-sort]) { border-block-end: 1px solid ${t.color.border}; }
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${t.space[1]} ${t.space[4]};
    padding-inline: ${t.space[3]};
  }
  & > thead > tr > th {
    display: flex;
    align-items: center;
    inline-size: auto !important;
    min-inline-size: 0 !important;
    padding: 0;
    border: 0;
  }
  & > thead > tr > th:not([aria-sort]) {
    position: absolute;
    inline-size: 1px !important;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  & > tbody > tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${t.space[2]} 0;
    border-block-end: 1px solid ${t.color.border};
  }
  & > tbody:last-child > tr:last-child { border-block-end: 0; }

  & > tbody > tr > * {
    display: flex;
    grid-column: 1 / -1;
    align-items: baseline;
    gap: ${t.space[3]};
    block-size: auto;
    min-block-size: 28px;
    border: 0;
    overflow-wrap: anywhere;
  }
  & > tbody > tr > *::before {
    content: attr(data-label) / '';
    flex: none;
    inline-size: max(96px, 34%);
    color: ${t.color.textMuted};
    font: ${t.weight.regular} ${t.text.sm} ${t.font.sans};
  }
  & > tbody > tr > * > * { min-inline-size: 0; }
  & > tbody > tr > :is([data-primary], [data-unlabelled]:last-child:nth-child(-n + 3)) {
    order: -1;
    grid-column: 1;
    align-items: center;
    &::before { display: none; }
  }
  & > tbody > tr > [data-unlabelled]:last-child:nth-child(-n + 3) { grid-column: 2; }
`;
