import { RequestState } from '@concierge/contract/requestStates';
import type { IconName } from '@concierge/ui/Icon';
import type { StatusTone } from '@concierge/ui/StatusBadge';
import type { TextKey } from '../texts/texts.ts';

interface Status {
  name: TextKey;
  /** What happens next, for a guest. */
  text: TextKey;
  tone: StatusTone;
  icon: IconName;
}

/** A status in words of a guest. Waiting alarms the staff, not the guest: it is not red here. */
export const STATUS: Readonly<Record<RequestState, Status>> = {
  [RequestState.waiting]: {
    name: 'status.waiting',
    text: 'status.waitingText',
    tone: 'neutral',
    icon: 'clock',
  },
  [RequestState.approved]: {
    name: 'status.approved',
    text: 'status.approvedText',
    tone: 'approved',
    icon: 'check',
  },
  [RequestState.canceled]: {
    name: 'status.canceled',
    text: 'status.canceledText',
    tone: 'canceled',
    icon: 'ban',
  },
  [RequestState.done]: {
    name: 'status.done',
    text: 'status.doneText',
    tone: 'done',
    icon: 'check-check',
  },
};
