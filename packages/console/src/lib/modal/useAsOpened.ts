import { useState } from 'react';

/** The row a form is about, as it was when the form opened, whatever comes later. It stays while the form fades out. */
export function useAsOpened<Row extends { id: number }>(
  open: boolean,
  row: Row | null,
): Row | null {
  const [kept, setKept] = useState({ open, row });
  const isOther = open && (!kept.open || kept.row?.id !== row?.id);
  if (isOther || kept.open !== open) setKept({ open, row: isOther ? row : kept.row });
  return isOther ? row : kept.row;
}
