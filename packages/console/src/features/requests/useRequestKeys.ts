import { RequestState } from '@concierge/contract/requestStates';
import type { ServiceRequest } from '@concierge/contract/requests';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { i18n } from '../../lib/i18n/i18n.ts';
import { pageKey } from '../../lib/keys/pageKey.ts';
import { type KeyHandler, useKeys } from '../../lib/keys/useKeys.ts';
import { useRowKeys } from '../../lib/keys/useRowKeys.ts';
import type { AddressModal } from '../../lib/modal/useAddressModal.ts';
import { selectUser } from '../auth/authSlice.ts';
import type { ManyState } from './many/manySlice.ts';
import type { Many } from './many/useMany.ts';
import { stateOptions } from './stateOptions.ts';

interface RequestKeys {
  /** The request of the row that has the focus. */
  focused: () => ServiceRequest | undefined;
  /** Id of the user who presses the keys. */
  userId: number;
  /** Opens the reply at one of its steps: parameters of the address beside the reply. */
  open: (id: number, step: Readonly<Record<string, string | number>>) => void;
  /** Shows the new requests that wait. */
  showNew: () => void;
  many: Many;
  /** Reads a text out. */
  announce: (text: string) => void;
}

/** Which state a key asks for. */
export const STATE_KEYS: Readonly<Record<string, ManyState>> = {
  a: RequestState.approved,
  c: RequestState.canceled,
  d: RequestState.done,
};

/** What the selected requests become, or why they cannot. */
function askMany(state: ManyState, { many, announce }: RequestKeys): void {
  if (many.actions.includes(state)) many.ask(state);
  else announce(i18n.t('requests:reply.reasons.notFromHere'));
}

/** Keys of a request list: approve, cancel, done, of the selected rows or of the focused one; message, and the new requests. */
const pressRequestKey: KeyHandler<RequestKeys> = (event, keys) => {
  const key = pageKey(event);
  if (key === 'r') keys.showNew();
  if (key === null || event.repeat) return;
  const state = STATE_KEYS[key];
  if (state && keys.many.selected.length > 0) {
    askMany(state, keys);
    return;
  }
  const request = keys.focused();
  if (!request) return;
  if (key === 'm') {
    if (request.can_message) keys.open(request.id, { message: 'new' });
    else keys.announce(i18n.t('errors:message_refused'));
  }
  const wanted = stateOptions(request, { id: keys.userId }).find(
    (option) => option.state === state,
  );
  if (wanted?.allowed) keys.open(request.id, { to: wanted.state });
  else if (wanted?.reason && wanted.reason !== 'current') {
    keys.announce(i18n.t(`requests:reply.reasons.${wanted.reason}`));
  }
};

/** The keys of a request list: props of its table, whether they are on, and what is to be read out. */
export function useRequestKeys(
  requests: readonly ServiceRequest[],
  { reply, showNew, many }: { reply: AddressModal; showNew: () => void; many: Many },
): { rows: ReturnType<typeof useRowKeys>; on: boolean; announcement: string } {
  const rows = useRowKeys();
  const [announcement, setAnnouncement] = useState('');
  const on = useKeys(pressRequestKey, {
    focused: () => {
      const id = rows.actionsRef.current?.activeRow();
      return requests.find((request) => request.id === id);
    },
    userId: useSelector(selectUser)?.id ?? 0,
    open: reply.open,
    showNew,
    many,
    // The same text is read out again only if it is another one.
    announce: (text) => setAnnouncement((last) => (last === text ? `${text}\u00A0` : text)),
  });
  return { rows, on, announcement };
}
