import { t } from '../../foundations/t.generated.ts';

/** Where each of the nine columns is in the two lines of a row, in the order of `MESSAGE_COLUMNS`. */
const WIDE = [
  '1 / 1',
  '1 / 2',
  '2 / 2',
  '1 / 4',
  '1 / 3 / 3',
  '1 / 5',
  '2 / 4',
  '2 / 1',
  '1 / 6 / 3',
];
/** Without a column of their own the actions are below the status. */
const CLOSE = ['1 / 1', '1 / 2', '2 / 2', '1 / 4', '1 / 3 / 3', '1 / 5', '2 / 4', '2 / 1', '2 / 5'];
/** With room enough the headings stand in one line, those of two lines beside each other. */
const ROOMY = [
  '1 / 1 / 2 / 3',
  '1 / 3 / 2 / 5',
  '2 / 3 / 3 / 5',
  '1 / 6 / 3',
  '1 / 5 / 3',
  '1 / 8 / 3',
  '1 / 7 / 3',
  '2 / 1 / 3 / 3',
  '1 / 9 / 3',
];
const ROOMY_HEADINGS = [1, 3, 4, 6, 5, 8, 7, 2, 9].map((column) => `1 / ${column}`);

const areas = (places: readonly string[], row = 'tr'): string =>
  places.map((area, at) => `& ${row} > :nth-child(${at + 1}) { grid-area: ${area}; }`).join('\n');

/**
 * All nine columns in every width of a table, none cut: a row has two lines, the title over the text, the service
 * over the type, the operator over the date; its headings are arranged alike. Tracks have exact widths, so that
 * they agree between rows.
 */
export const messageLines: string = `
  & table, & table > * { display: block; }
  & table tr {
    display: grid;
    grid-template-columns:
      clamp(140px, 14cqi, 168px) minmax(0, 1fr) clamp(160px, 27cqi, 320px) clamp(140px, 14cqi, 160px)
      112px;
    row-gap: 0;
    min-inline-size: 0;
    border-block-end: 1px solid ${t.color.border};
  }
  & tbody:last-child > tr:last-child { border-block-end: 0; }
  & tbody > tr > * {
    display: flex;
    align-items: center;
    block-size: auto;
    min-block-size: 28px;
    min-inline-size: 0;
    padding: 0 ${t.space[2]};
    border: 0;
  }
  & tbody > tr > :first-child, & thead > tr > :first-child,
  & tbody > tr > :nth-child(8), & thead > tr > :nth-child(8) { padding-inline-start: ${t.space[3]}; }
  & tbody > tr > * > * { min-inline-size: 0; }
  & tbody > tr { padding-block: 6px; }
  & thead > tr > * {
    display: flex;
    align-items: center;
    inline-size: auto !important;
    min-inline-size: 0 !important;
    block-size: 28px;
    padding: 0 ${t.space[2]};
    border: 0;
  }
  & thead > tr { padding-block: 2px; }
  & tbody > tr > :last-child { justify-content: flex-end; padding-inline-end: ${t.space[3]}; }
  ${areas(CLOSE)}

  @container (min-width: 960px) {
    & table tr {
      grid-template-columns:
        clamp(140px, 14cqi, 168px) minmax(0, 1fr) clamp(160px, 27cqi, 320px) clamp(140px, 14cqi, 160px)
        clamp(112px, 14.5cqi, 176px) 88px;
    }
    ${areas(WIDE)}
  }

  @container (min-width: 1080px) {
    & table tr {
      grid-template-columns:
        76px 84px 84px minmax(0, 1fr) clamp(248px, 22cqi, 320px) 112px 148px 120px 88px;
    }
    ${areas(ROOMY, 'tbody > tr')}
    ${areas(ROOMY_HEADINGS, 'thead > tr')}
    & thead > tr > :nth-child(8) { padding-inline-start: ${t.space[2]}; }
  }
`;
