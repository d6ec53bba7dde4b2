import type { StatusTone } from '../../components/StatusBadge/StatusBadge.tsx';
import type { IconName } from '../../components/Icon/Icon.tsx';

/** 1 waiting (red), 2 approved (blue), 3 canceled (dark), 4 done (green). */
export type RequestState = 1 | 2 | 3 | 4;

type StateTone = Extract<StatusTone, 'waiting' | 'approved' | 'canceled' | 'done'>;

/** How a state looks everywhere: color and icon, always beside its name. */
export const STATE_LOOK: Readonly<Record<RequestState, { tone: StateTone; icon: IconName }>> = {
  1: { tone: 'waiting', icon: 'clock' },
  2: { tone: 'approved', icon: 'check' },
  3: { tone: 'canceled', icon: 'ban' },
  4: { tone: 'done', icon: 'check-check' },
};
