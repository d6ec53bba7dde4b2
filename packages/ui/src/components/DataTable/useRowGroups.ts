import { useState } from 'react';
import { groupRows, type RowGroup } from './rowGroups.ts';

/** The rows in groups; those without a change keep their identity. */
export function useRowGroups<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
): readonly RowGroup<Row>[] {
  const [grouped, setGrouped] = useState(() => ({ rows, groups: groupRows(rows, rowKey) }));
  if (grouped.rows === rows) return grouped.groups;
  const groups = groupRows(rows, rowKey, grouped.groups);
  setGrouped({ rows, groups });
  return groups;
}
