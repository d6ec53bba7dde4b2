import { t } from '../../foundations/t.generated.ts';

/**
 * The first column stays in view while the table scrolls sideways, on the ground of its row and above what is raised
 * in the other cells.
 */
export const pinnedColumn: string = `
  & > tbody { background: ${t.color.surface}; }
  & > :is(thead, tbody) > tr { background: inherit; }
  & > :is(thead, tbody, tfoot) > tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 2;
    border-inline-end: 1px solid ${t.color.border};
  }
  & > :is(thead, tbody) > tr > :first-child { background: inherit; }
`;

/** A card scrolls nowhere. */
export const pinnedCard: string = `
  & > :is(thead, tbody, tfoot) > tr > :first-child { position: static; border-inline-end: 0; }
`;

/** Lower rows, unless they are touched. */
export const compactRows: string = `
  &:not([data-density='touch'] *) { --cc-size-table-row: 32px; }
  & > tbody > tr > * { padding-block: 0; }
`;
