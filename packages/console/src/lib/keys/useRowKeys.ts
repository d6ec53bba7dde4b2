import type { DataTableActions, RowFocusProps, RowStep } from '@concierge/ui/DataTable';
import { type RefObject, useRef } from 'react';
import { focusHeading } from '../focusHeading.ts';
import { pageKey } from './pageKey.ts';
import { type KeyHandler, useKeys } from './useKeys.ts';

interface RowKeys extends RowFocusProps {
  actionsRef: RefObject<DataTableActions | null>;
}

const STEPS: Readonly<Record<string, RowStep>> = {
  j: 'next',
  arrowdown: 'next',
  k: 'previous',
  arrowup: 'previous',
  home: 'first',
  end: 'last',
};

/** From wherever the focus is, J and K go to the first row; the others scroll the page there. */
const pressRowKey: KeyHandler<RowKeys['actionsRef']> = (event, { current }) => {
  const key = pageKey(event) ?? '';
  const step = STEPS[key];
  if (!step || !current) return;
  if (key.length > 1 && current.activeRow() === null) return;
  if (current.focusRow(step)) event.preventDefault();
};

/** Moves from row to row of the table by the keys of the page. Returns props of the table. */
export function useRowKeys(): RowKeys {
  const actionsRef = useRef<DataTableActions>(null);
  useKeys(pressRowKey, actionsRef);
  return { actionsRef, onRowsGone: () => focusHeading(document.querySelector('main')) };
}
