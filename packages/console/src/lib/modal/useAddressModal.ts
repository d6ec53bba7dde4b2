import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withParams } from '../list/listAddress.ts';

/** A modal whose state is in the address bar: a shared link opens it, Back closes it. */
export interface AddressModal {
  /** What is open, e.g. the id of a request; null when the modal is closed. */
  value: string | null;
  /**
   * Keeps its identity, so that rows that open it do not render again with every change of the address.
   * @param also Parameters that mean something within the modal; they go with it, if `within` names them.
   */
  open: (value: string | number, also?: Readonly<Record<string, string | number>>) => void;
  /** Shows another one in the place of what is open: closing leads back to before both. */
  swap: (value: string | number) => void;
  close: () => void;
}

/** Names of the modals that were opened by a step forward from this very page. */
type Opened = { modals?: readonly string[] } | null;

const NONE: readonly string[] = [];

const absent = (params: readonly string[]) =>
  Object.fromEntries(params.map((param) => [param, null]));

/**
 * Keeps a modal open by a query parameter. Closing one that was opened here steps back, so that the
 * history does not fill with closed modals; one that came with the link is taken out of the address.
 * @param within Parameters that only mean something within the modal and go with it. Keep the identity.
 */
export function useAddressModal(name: string, within: readonly string[] = NONE): AddressModal {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: Opened };
  const navigate = useNavigate();
  const value = params.get(name);
  const openedHere = state?.modals?.at(-1) === name;

  const openHere: AddressModal['open'] = (next, also = {}) => {
    // A second press, before the modal has come. What is rendered may be older than the address.
    const isOpening = new URLSearchParams(globalThis.location.search).get(name) === String(next);
    if (isOpening && Object.keys(also).length === 0) return;
    setParams((now) => withParams(now, { [name]: next, ...absent(within), ...also }), {
      state: { modals: [...(state?.modals ?? []), name] },
      preventScrollReset: true,
    });
  };
  const latest = useRef(openHere);
  useLayoutEffect(() => {
    latest.current = openHere;
  });
  const open = useCallback<AddressModal['open']>((next, also) => latest.current(next, also), []);
  const close = useCallback(() => {
    if (openedHere) {
      void navigate(-1);
      return;
    }
    setParams((now) => withParams(now, absent([name, ...within])), {
      replace: true,
      state,
      preventScrollReset: true,
    });
  }, [openedHere, navigate, setParams, name, within, state]);
  const swap = (next: string | number) =>
    setParams((now) => withParams(now, { ...absent(within), [name]: next }), {
      replace: true,
      state,
      preventScrollReset: true,
      // The next key is for what is shown then.
      flushSync: true,
    });
  return { value, open, swap, close };
}

/** What the server can hold as an id. */
const LARGEST_ID = 2_147_483_647;

/** The id a modal is open for; null when it is closed or the address names no id. */
export function idOf({ value }: Pick<AddressModal, 'value'>): number | null {
  const id = value !== null && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : null;
  return id !== null && id <= LARGEST_ID ? id : null;
}
