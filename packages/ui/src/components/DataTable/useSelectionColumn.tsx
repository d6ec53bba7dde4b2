'use client';

import { useLayoutEffect, useMemo, useState, useSyncExternalStore, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { t } from '../../foundations/t.generated.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn } from './dataTableTypes.ts';
import { createSelectionStore, type SelectionStore } from './selectionStore.ts';

/** What the check boxes of a selection column are called. Keep their identity. */
export interface SelectionColumnLabels {
  /** Heading of the column. */
  column: string;
  /** Name of the check box in the head. */
  all: string;
  /** Name of the check box of a row, from the name of the row. */
  row: (name: string) => string;
}

export interface SelectionColumnOptions<Row, Key extends string | number> {
  /** Keys of the selected rows. May hold keys of rows that are not shown, such as of other pages. */
  selected: ReadonlyArray<Key>;
  /** A row was selected or not any more, or all of `rows`; the keys of other rows stay in it. */
  onSelectedChange: (selected: Key[]) => void;
  /** The rows of the table. */
  rows: ReadonlyArray<Row>;
  /** What tells a row from the others. Keep its identity. */
  rowKey: (row: Row) => Key;
  /** What the row is called. Keep its identity. */
  rowName: (row: Row) => string;
  /** Names of the check boxes. Keep their identity. */
  labels: SelectionColumnLabels;
}

/**
 * A column of check boxes, to be the first of a `DataTable`, with one in its head for all rows. It stays the same
 * while rows are selected: a tick renders check boxes and no row. What can be done with the selected rows, and how
 * many they are, belongs above the table.
 */
export function useSelectionColumn<Row, Key extends string | number>({
  selected,
  onSelectedChange,
  rows,
  rowKey,
  rowName,
  labels,
}: SelectionColumnOptions<Row, Key>): DataTableColumn<Row> {
  const selection = useMemo(
    () => ({ keys: rows.map(rowKey), selected, onSelectedChange }),
    [rows, rowKey, selected, onSelectedChange],
  );
  const [store] = useState(() => createSelectionStore(selection));
  useLayoutEffect(() => store.update(selection), [store, selection]);
  return useMemo(
    () => ({
      id: 'selection',
      header: labels.column,
      width: `calc(${t.size.target} + 2 * ${t.space[3]})`,
      headerCell: <SelectAll store={store} label={labels.all} />,
      cell: (row) => <SelectRow store={store} of={rowKey(row)} label={labels.row(rowName(row))} />,
    }),
    [store, rowKey, rowName, labels],
  );
}

function SelectAll<Key>(props: { store: SelectionStore<Key>; label: string }): ReactElement {
  const { store, label } = props;
  const share = useSyncExternalStore(store.subscribe, store.share, store.share);
  return (
    <TickAll
      checked={share === 'all'}
      indeterminate={share === 'some'}
      onCheckedChange={store.selectAll}
    >
      <AllLabel>{label}</AllLabel>
    </TickAll>
  );
}

interface SelectRowProps<Key> {
  store: SelectionStore<Key>;
  of: Key;
  label: string;
}

function SelectRow<Key>({ store, of, label }: SelectRowProps<Key>): ReactElement {
  const isSelected = () => store.has(of);
  const checked = useSyncExternalStore(store.subscribe, isSelected, isSelected);
  return (
    <Tick checked={checked} onCheckedChange={(on) => store.select(of, on)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Tick>
  );
}

/** In the head of cards, too, which hides headings that are no sorters. */
const TickAll = styled(Checkbox)`
  @layer concierge.components {
    @container (width <= 640px) {
      th[data-part='Heading']:has([data-component='Checkbox']&) {
        position: relative;
        inline-size: auto !important;
        block-size: 36px;
        overflow: visible;
        clip-path: none;
      }
    }
  }
`;

/** In view above cards: in a head without headings a box alone says too little. */
const AllLabel = styled(VisuallyHidden)`
  @layer concierge.components {
    @container (width <= 640px) {
      position: static;
      inline-size: auto;
      block-size: auto;
      overflow: visible;
      clip-path: none;
    }
  }
`;

/** On a card before the values, which has no column for it. */
const Tick = styled(Checkbox)`
  @layer concierge.components {
    tbody > tr:has(& :checked) {
      background: ${t.color.surfaceSelected};
    }
    @container (width <= 640px) {
      tbody > tr:has(> td > &) {
        position: relative;
        padding-inline-start: calc(${t.size.target} + ${t.space[2]});
      }
      tbody > tr > td:has(> [data-component='Checkbox']&) {
        position: absolute;
        inset-block-start: calc(18px - ${t.size.target} / 2);
        inset-inline-start: 0;
        grid-column: auto;
      }
      tbody > tr > td:has(> [data-component='Checkbox']&)::before {
        display: none;
      }
    }
  }
`;
