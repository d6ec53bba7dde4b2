import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { withParams } from './listAddress.ts';
import { rememberList } from './rememberedLists.ts';

/** Who uses the list. */
interface Scope {
  auth: { user: { id: number } | null };
}

export type AddressChanges = Readonly<Record<string, string | number | null>>;
export type ChangeAddress = (
  changes: AddressChanges,
  options?: { replace?: boolean; flushSync?: boolean },
) => void;

/**
 * The query of the address bar, which owns a list's filter, order and page. A change is a step of the
 * history, so that Back leads to the list before.
 * It is rendered at once (`flushSync`): in a transition, a radio button just pressed would jump back until
 * the list is rendered. An effect must say `flushSync: false`, since React cannot render within one.
 * Order and page size are remembered for the next visit, see `rememberedLists.ts`.
 * @param inModal Within a modal it is no step, since there Back closes the modal.
 */
export function useListAddress(inModal = false): {
  params: URLSearchParams;
  change: ChangeAddress;
} {
  const [params, setParams] = useSearchParams();
  const userId = useSelector(({ auth }: Scope) => auth.user?.id ?? 0);
  // Says how the modals on screen were opened; a change of the list must not lose it.
  const { state, pathname } = useLocation() as { state: unknown; pathname: string };
  const change = useCallback<ChangeAddress>(
    (changes, { replace = inModal, flushSync = true } = {}) => {
      // That of a modal is over with it.
      if (!inModal) rememberList(userId, pathname, changes);
      setParams((now) => withParams(now, changes), {
        replace,
        state,
        preventScrollReset: true,
        flushSync,
      });
    },
    [setParams, state, pathname, userId, inModal],
  );
  return { params, change };
}
