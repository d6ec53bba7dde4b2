import type { ServiceRequest } from '@concierge/contract/requests';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useKeys } from '../../lib/keys/useKeys.ts';
import { useRowKeys } from '../../lib/keys/useRowKeys.ts';
import type { AddressModal } from '../../lib/modal/useAddressModal.ts';
import { selectUser } from '../auth/authSlice.ts';
import { pressRequestKey } from './requestKeys.ts';

/** The keys of a request list: props of its table, whether they are on, and what is to be read out. */
export function useRequestKeys(
  requests: readonly ServiceRequest[],
  reply: AddressModal,
  showNew: () => void,
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
    // The same text is read out again only if it is another one.
    announce: (text) => setAnnouncement((last) => (last === text ? `${text}\u00A0` : text)),
  });
  return { rows, on, announcement };
}
