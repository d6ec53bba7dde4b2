import { LIVE_TOAST_MS } from '@concierge/contract/constants';
import type { LiveNotice } from '@concierge/contract/live';
import type { Notice } from '../../lib/notify.ts';

/** Stands for a notice that has no image of its own; from the icon service (B11). */
export const LIVE_ICON = 'lucide:concierge-bell';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** The toast of a live notice (I2), or null when there is nothing to tell. */
export function toastOf(notice: LiveNotice): Notice | null {
  const { show, title, body, note, timeout, type, icon } = notice;
  const told = [body, note].filter(Boolean).join(': ');
  if (!show || (!title && !told)) return null;
  return {
    tone: TONES[type ?? 'info'] ?? 'info',
    body: told || (title ?? ''),
    timeout: timeout ?? LIVE_TOAST_MS,
    ...(title && told && { title }),
    icon: icon || LIVE_ICON,
  };
}

/** Milliseconds between two counts of a burst: read out one by one, a number per event is noise. */
export const SURPLUS_PAUSE_MS = 500;

const AT_ONCE = 3;
const WINDOW_MS = 2_000;

/**
 * Keeps a burst (everything that happened during a lost connection) from burying the screen: says of
 * each notice whether it is one of the first three, or how many came after them.
 */
export function createBurstGuard(now: () => number = Date.now): () => { surplus: number } {
  let windowEnd = 0;
  let count = 0;
  return () => {
    if (now() > windowEnd) count = 0;
    windowEnd = now() + WINDOW_MS;
    count += 1;
    return { surplus: Math.max(0, count - AT_ONCE) };
  };
}
