import type { UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import type { NamedRow } from './namedRowSaga.ts';
import { type AddressModal, idOf } from './useAddressModal.ts';

interface NamedRowOptions {
  modal: AddressModal;
  /** Whether what the address says is meant to be a row. */
  named: boolean;
  /** Whether the list's rows are there to look it up in. */
  listLoaded: boolean;
  /** The row could not be had; the saga has told so. */
  missing: boolean;
  request: (row: NamedRow) => UnknownAction;
  closed: () => UnknownAction;
}

/**
 * Opens the row of a paged list that the address begins to name, wherever in the list it is (see
 * `namedRowSaga`); the address forgets one that cannot be had. The row stays as it was then: a list
 * that is refreshed behind an open form does not change it.
 */
export function useNamedRow(options: NamedRowOptions): void {
  const { modal, named, listLoaded, missing } = options;
  const dispatch = useDispatch();
  const id = idOf(modal);
  const request = useEffectEvent((row: NamedRow) => void dispatch(options.request(row)));
  const close = useEffectEvent((_row: NamedRow) => void dispatch(options.closed()));
  useEffect(() => (named ? () => close({ id }) : undefined), [named, id]);
  useEffect(() => {
    if (named && listLoaded) request({ id });
  }, [named, id, listLoaded]);
  const forget = useEffectEvent(modal.close);
  useEffect(() => {
    if (missing) forget();
  }, [missing]);
}
