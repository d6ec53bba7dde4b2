import type { ServiceRequest } from '@concierge/contract/requests';
import { isolated } from '@concierge/contract/isolated';
import type { ReplyModalProps } from '@concierge/ui/concierge/ReplyModal';
import { useState, type KeyboardEvent } from 'react';
import { singleKey } from '../../lib/keys/pageKey.ts';
import { keysPreference } from '../../lib/keys/useKeys.ts';
import type { AddressModal } from '../../lib/modal/useAddressModal.ts';
import { usePreference } from '../../lib/preference.ts';
import { STATE_KEYS } from './useRequestKeys.ts';

interface ReplyKeys {
  /** The request that is open. */
  request: ServiceRequest | null;
  /** Those of the list. */
  rows: readonly ServiceRequest[];
  modal: AddressModal;
  onMessage: () => void;
}

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * The keys of the list in the open reply: they ask for a state, write to the device, and lead to the next request and the
 * one before. Returns props of the modal, and what is to be read out.
 */
export function useReplyKeys({ request, rows, modal, onMessage }: ReplyKeys): {
  props: Pick<ReplyModalProps, 'keys' | 'onKeyDown'>;
  announcement: string;
} {
  const on = usePreference(keysPreference)[0] === 'on';
  const [announcement, announce] = useState('');
  if (!on || !request) return { props: {}, announcement };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, nativeEvent } = event;
    // Not in what is open above it, nor while its question waits for an answer.
    const isAsked = currentTarget.querySelector('[data-step="choose"]') === null;
    if (isAsked || !currentTarget.contains(target as Node)) return;
    const key = singleKey(nativeEvent) ?? '';
    if (key === 'm' && request.can_message) onMessage();
    const step = STEPS[key];
    const at = rows.findIndex(({ id }) => id === request.id);
    const next = step && at !== -1 ? rows[at + step] : undefined;
    if (!next) return;
    modal.swap(next.id);
    announce([next.device_name, next.service_name].map(isolated).join(' · '));
  };
  return { props: { keys: STATE_KEYS, onKeyDown }, announcement };
}
