import { LIVE_TOAST_MS } from '@concierge/contract/constants';
import type { LiveNotice } from '@concierge/contract/live';
import type { Notice } from '../../lib/notify.ts';

/** The icon of a notice without an image of its own; from the icon service (B11). */
export const LIVE_ICON = 'lucide:concierge-bell';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** The toast of a live notice (I2), or null when there is nothing to show. */
export function toastOf(notice: LiveNotice): Notice | null {
  const { show, title, body, note, timeout, type, icon } = notice;
  const text = [body, note].filter(Boolean).join(': ');
  if (!show || (!title && !text)) return null;
  return {
    tone: TONES[type ?? 'info'] ?? 'info',
    body: text || (title ?? ''),
    timeout: timeout ?? LIVE_TOAST_MS,
    ...(title && text && { title }),
    icon: icon || LIVE_ICON,
  };
}

/** Milliseconds between two counts of a burst: a screen reader would read every number. */
export const SURPLUS_PAUSE_MS = 500;

const AT_ONCE = 3;
const WINDOW_MS = 2_000;

/**
 * Shows the toasts of notices, at most three of a burst (everything that happened during a lost
 * connection); how many came after them goes to `onSurplus`.
 */
export function createToastThrottle(
  show: (toast: Notice) => void,
  onSurplus: (count: number) => void,
  now: () => number = Date.now,
): (notice: LiveNotice) => void {
  let windowEnd = 0;
  let count = 0;
  return (notice) => {
    const toast = toastOf(notice);
    if (!toast) return;
    if (now() > windowEnd) count = 0;
    windowEnd = now() + WINDOW_MS;
    count += 1;
    if (count > AT_ONCE) onSurplus(count - AT_ONCE);
    else show(toast);
  };
}
