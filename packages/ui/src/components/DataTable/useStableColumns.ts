import { useEffect, useRef } from 'react';
import { developmentWarning } from '../../internal/developmentWarning.ts';

/** Renders in a row with new columns; a change of language or of what may be seen is one. */
const TOLERATED = 10;

/** Warns when a table is given new columns again and again. Only in development. */
export function useStableColumns(columns: ReadonlyArray<unknown>, label: string): void {
  const seen = useRef({ columns, changes: 0 });
  useEffect(() => {
    const { current } = seen;
    current.changes = current.columns === columns ? 0 : current.changes + 1;
    current.columns = columns;
    if (current.changes > TOLERATED) {
      developmentWarning(
        `The columns of the DataTable "${label}" are new at every render, so every cell renders again: define them outside of the component, or in useMemo.`,
      );
    }
  });
}
