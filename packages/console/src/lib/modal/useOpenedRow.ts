import { useEffect, useEffectEvent, useState } from 'react';
import { type AddressModal, idOf } from './useAddressModal.ts';

interface OpenedRowOptions<Row> {
  modal: AddressModal;
  rows: readonly Row[];
  /** Whether `rows` are there to look in, all of them. */
  loaded: boolean;
  rowId: (row: Row) => number;
  /** The address names a row that is not there (any more), and forgets it. */
  onMissing: () => void;
}

export interface OpenedRow<Row> {
  /** Null until a row was opened. */
  row: Row | null;
  open: boolean;
}

/**
 * The row of a whole list that a modal was opened for, as it was then: a list that is refreshed behind
 * an open form does not change it. It stays while the modal fades out. For lists that come in pages
 * there is `useNamedRow`.
 */
export function useOpenedRow<Row>({
  modal,
  rows,
  loaded,
  rowId,
  onMissing,
}: OpenedRowOptions<Row>): OpenedRow<Row> {
  const [opened, setOpened] = useState<{ name: string; row: Row | null; current: boolean }>();
  const name = modal.value === 'new' ? null : modal.value;
  if (name === null) {
    if (opened?.current) setOpened({ ...opened, current: false });
  } else if (loaded && !(opened?.current && opened.name === name)) {
    const id = idOf(modal);
    setOpened({ name, row: rows.find((row) => rowId(row) === id) ?? null, current: true });
  }
  const missing = opened?.current === true && opened.row === null;
  const tell = useEffectEvent(() => {
    onMissing();
    modal.close();
  });
  useEffect(() => {
    if (missing) tell();
  }, [missing]);
  const row = opened?.row ?? null;
  return { row, open: row !== null && opened?.current === true && opened.name === name };
}
