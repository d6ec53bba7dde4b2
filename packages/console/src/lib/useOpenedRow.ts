import { useEffect, useEffectEvent, useState } from 'react';

interface OpenedRow<Row> {
  /** The row the address names; null while nothing is open. */
  id: number | null;
  rows: readonly Row[];
  /** Whether `rows` are there to look in. */
  loaded: boolean;
  rowId: (row: Row) => number;
  /** The address names a row that is not there (any more). */
  onMissing: () => void;
}

/**
 * The row a modal was opened for, as it was then: a list that is refreshed behind an open form does
 * not change it. It stays while the modal fades out.
 */
export function useOpenedRow<Row>({
  id,
  rows,
  loaded,
  rowId,
  onMissing,
}: OpenedRow<Row>): Row | null {
  const [opened, setOpened] = useState<{ id: number; row: Row | null; current: boolean }>();
  if (id === null) {
    if (opened?.current) setOpened({ ...opened, current: false });
  } else if (loaded && !(opened?.current && opened.id === id)) {
    setOpened({ id, row: rows.find((row) => rowId(row) === id) ?? null, current: true });
  }
  const missing = opened?.current === true && opened.row === null;
  const tell = useEffectEvent(onMissing);
  useEffect(() => {
    if (missing) tell();
  }, [missing]);
  return opened?.row ?? null;
}
