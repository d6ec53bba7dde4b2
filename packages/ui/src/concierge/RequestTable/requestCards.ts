import { rowCards } from '../../components/DataTable/rowCards.ts';
import { t } from '../../foundations/t.generated.ts';
import { isTime } from './requestColumns.tsx';
import type { RequestColumn } from './requestTableTypes.ts';

const SMALL = `${t.weight.regular} ${t.text.sm} ${t.font.sans}`;

/** A line of its own, below the button that approves. */
const FULL_WIDTH = `flex: none; inline-size: calc(100% + var(--below-button, 0px));
    margin-inline-end: calc(-1 * var(--below-button, 0px));`;

/** Where in a card a value is, and how it looks; what is not named comes last, small and muted. */
const PLACES: Readonly<Partial<Record<RequestColumn, string>>> = {
  device_name: `order: 1; max-inline-size: 60%; color: inherit; font: ${t.weight.semibold} ${t.text.md} ${t.font.sans};`,
  service_name: `order: 2; flex: 1 1 0; font: ${SMALL};`,
  status: 'order: 3;',
  service_date: 'order: 4; margin-inline-start: auto;',
  note: `order: 6; ${FULL_WIDTH} color: inherit; font: ${SMALL}; line-height: calc(1.125 * ${t.size.rem});`,
};

/** Every other value is named, a time follows: 'Approved by: anna 02.03.2026 08:55'. */
const NAMED = "&::before { content: attr(data-label) ': '; }";

function placesOf(columns: readonly RequestColumn[], ticks: boolean): string {
  return columns
    .map((column, at) => {
      const rules = PLACES[column] ?? (isTime(column) ? '' : NAMED);
      return `& > tbody > [data-part='Row'] > :nth-child(${at + (ticks ? 2 : 1)}) { ${rules} }`;
    })
    .join('\n');
}

/** The checkbox is below the tile of the service, so that the rest has as much room as without it. */
const TICK_BELOW_TILE = `
  &&&& { --tick: 0px; }
  && > tbody > tr > [data-part='Tick'] {
    inset-block-start: 30px;
    block-size: calc(100% - 30px);
    align-content: start;
    padding-block-start: 3px;
  }
`;

/** Rows whose time has a line of its own, since it says the age as well. */
const WITH_AGE = "tr:has([data-part='Age'], [data-component='QuickButton'])";

/**
 * A request as a card: the tile of its service, the room, the service and the time, below them the note, and then
 * whatever else the list shows. The button that approves or completes is beside the first two lines. The headings are there for
 * the keyboard, and show while they have the focus.
 */
export function requestCards(columns: readonly RequestColumn[], ticks: boolean): string {
  const hasTile = columns.includes('service_name');
  const start = hasTile ? '46px' : t.space[3];
  return `
  ${rowCards(`calc(${start} + var(--tick, 0px))`, t.space[3])}
  ${ticks && hasTile ? TICK_BELOW_TILE : ''}
  ${placesOf(columns, ticks)}
  & > tbody > tr[data-part='RowError'] > td { padding: 0; }
  & > tbody > tr > td:not(:last-child):has(> [data-part='None']),
  & > tbody [data-part='Value']::after { display: none; }

  & > tbody [data-part='Zone'] { display: inline; }
  & > tbody [data-part='Took'] { display: inline; margin-inline-start: ${t.space[2]}; }
  & > tbody > tr > :has(> * > [data-part='Marks']),
  & > tbody > tr > * > :has(> [data-part='Marks']) { display: contents; }
  & > tbody > tr > * > :has(> [data-part='Marks']) > :first-child { order: 1; max-inline-size: 60%; }
  & > tbody [data-part='Marks'] {
    order: 5;
    ${FULL_WIDTH}
  }

  & > tbody > ${WITH_AGE} {
    & > :has(> time) { flex-basis: 100%; margin: 0; }
  }
  & > tbody > tr:has([data-component='QuickButton']) {
    --below-button: 72px;
    padding-inline-end: 84px;
    & > :last-child { position: static; }
  }
  & > tbody [data-component='QuickButton'] {
    inset-inline-end: ${t.space[3]};
    inset-block-start: 6px;
    inline-size: 66px;
    padding-inline: ${t.space[1]};
    opacity: 1;
    white-space: normal;
    @media (pointer: coarse) { position: absolute; }
  }

  & > tbody > tr > td > [data-part='Service'] {
    position: static;
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    &::before { position: absolute; inset-inline-start: calc(${t.space[3]} + var(--tick, 0px)); inset-block-start: ${t.space[2]}; }
    &::after { inset-inline-start: calc(17px + var(--tick, 0px)); inset-block-start: 13px; }
  }
  & > tbody [data-component='StatusButton'][data-tone] {
    justify-content: center;
    inline-size: 24px;
    min-block-size: 24px;
    padding: 0;
    border-color: transparent;
    background: none;
    font-size: 0;
    & > svg { inline-size: 16px; block-size: 16px; }
    & > [data-part] { display: none; }
    @media (forced-colors: active) { gap: 0; }
    @media (pointer: coarse) { inline-size: 40px; block-size: 40px; margin: -8px; }
  }
  & > tbody [data-component='DeviceButton'] { margin-block: -8px; }
`;
}
