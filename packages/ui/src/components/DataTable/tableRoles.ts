/**
 * The roles of table elements, said aloud: where rows are drawn as cards the elements are no longer
 * displayed as a table, and browsers then take these meanings away.
 */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
