import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useKeys } from '../../lib/keys/useKeys.ts';
import type { AddressModal } from '../../lib/modal/useAddressModal.ts';
import { selectUser } from '../auth/authSlice.ts';
import { pressRequestKey, type RequestKeys } from './requestKeys.ts';

/** The keys of a request list: whether they are on, and what is to be read out. */
export function useRequestKeys(
  requests: RequestKeys['requests'],
  reply: AddressModal,
  showNew: () => void,
): { on: boolean; announcement: string } {
  const [announcement, setAnnouncement] = useState('');
  const on = useKeys(pressRequestKey, {
    requests,
    userId: useSelector(selectUser)?.id ?? 0,
    open: reply.open,
    showNew,
    // The same text is read out again only if it is another one.
    announce: (text) => setAnnouncement((last) => (last === text ? `${text}\u00A0` : text)),
  });
  return { on, announcement };
}
