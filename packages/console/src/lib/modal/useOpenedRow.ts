import { useEffect, useEffectEvent, useState } from 'react';
import { type AddressModal, idOf } from './useAddressModal.ts';

/** A row that the address names and the page of its list does not show. */
export interface Lookup<Row> {
  /** As it was when it was found. */
  row: Row | null;
  /** It could not be found; the saga has said so. */
  failed: boolean;
}

interface OpenedRowOptions<Row> {
  modal: AddressModal;
  rows: readonly Row[];
  /** Whether `rows` are there to look in. */
  loaded: boolean;
  rowId: (row: Row) => number;
  /** Where `rows` are one page of many: what was found beyond it. A failed one closes the modal. */
  lookup?: Lookup<Row>;
  /** The address names a row that is not in `rows`; its id is null when it is none. */
  onAbsent: (id: number | null) => void;
  /** The address does not name this row any more; its id is null when it was none. */
  onClose?: (id: number | null) => void;
}

export interface OpenedRow<Row> {
  /** Null until a row was opened. */
  row: Row | null;
  open: boolean;
}

/**
 * The row that a modal of the address bar is about, as it was when it opened: a list that is refreshed
 * behind an open form does not change it. It stays while the modal fades out.
 */
export function useOpenedRow<Row>(options: OpenedRowOptions<Row>): OpenedRow<Row> {
  const { modal, rows, loaded, rowId, lookup } = options;
  const [opened, setOpened] = useState<{ name: string | null; row: Row | null }>(CLOSED);
  const name = modal.value === 'new' ? null : modal.value;
  const id = idOf(modal);
  const known = [...rows, lookup?.row].find((row) => row && rowId(row) === id);
  const open = name !== null && opened.name === name;
  if (name === null && opened.name !== null) setOpened({ ...opened, name });
  if (name !== null && !open && known) setOpened({ name, row: known });

  const absent = !open && loaded && !known ? name : null;
  const onAbsent = useEffectEvent(() => options.onAbsent(id));
  useEffect(() => {
    if (absent !== null) onAbsent();
  }, [absent]);
  const onClose = useEffectEvent((left: number | null) => options.onClose?.(left));
  useEffect(() => (name === null ? undefined : () => onClose(idOf({ value: name }))), [name]);
  const failed = lookup?.failed ?? false;
  const forget = useEffectEvent(modal.close);
  useEffect(() => {
    if (failed) forget();
  }, [failed]);
  return { row: opened.row, open };
}

const CLOSED = { name: null, row: null };
