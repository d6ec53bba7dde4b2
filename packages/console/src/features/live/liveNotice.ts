import { LIVE_TOAST_MS } from '@concierge/contract/constants';
import { isolated } from '@concierge/contract/isolated';
import type { EventFrame, LiveNotice } from '@concierge/contract/live';
import type { Notice } from '../../lib/notify.ts';
import { MESSAGES, WAITING, replyAddress } from '../../lib/addresses.ts';

/** The icon of a notice without an image of its own; from the icon service. */
export const LIVE_ICON = 'lucide:concierge-bell';

const TONES = { info: 'info', success: 'success', warning: 'warning', error: 'danger' } as const;

/** A notice with or without the event that it came with. */
type AnyNotice = LiveNotice & Partial<Pick<EventFrame, 'event' | 'payload'>>;

/** The screen that shows what an event is about. */
function hrefOf({ event, payload }: AnyNotice): string | undefined {
  if (event?.startsWith('message.')) return MESSAGES;
  return payload && 'state_id' in payload ? replyAddress(payload.id) : undefined;
}

/** The toast of a live notice, or null when there is nothing to show. */
export function toastOf(notice: AnyNotice): Notice | null {
  const { show, title, body, note, timeout, type, icon } = notice;
  const text = [body, note].flatMap((words) => (words ? isolated(words) : [])).join(': ');
  if (!show || (!title && !text)) return null;
  return {
    tone: TONES[type ?? 'info'] ?? 'info',
    body: text || (title ?? ''),
    timeout: timeout ?? LIVE_TOAST_MS,
    ...(title && text && { title }),
    icon: icon || LIVE_ICON,
    live: { count: 1, href: hrefOf(notice) },
  };
}

/** Milliseconds between two counts of a burst: a screen reader would read every number. */
export const OVERFLOW_PAUSE_MS = 500;

const AT_ONCE = 3;
const WINDOW_MS = 2_000;

/** What one line says instead of many toasts. */
export interface Overflow {
  /** How many requests the device sent; without a device, how many events came after the ones shown. */
  count: number;
  device: string | null;
}

/** What an overflow toast stands for: the requests of a device beyond those shown, or events of any kind. */
export function originOf({ count, device }: Overflow): Notice['live'] {
  return device === null ? { count } : { count: count - AT_ONCE, href: WAITING };
}

/** The device that sent the request of a notice. */
const deviceOf = ({ event, body }: AnyNotice) =>
  event === 'request.created' && body ? body : null;

/**
 * Shows the toasts of notices: at most three of one device while they may be on screen, and at most three
 * of a burst (everything that happened during a lost connection). What comes after them is counted.
 */
export function createToastThrottle(
  show: (toast: Notice) => void,
  onOverflow: (overflow: Overflow) => void,
  now: () => number = Date.now,
): (notice: AnyNotice) => void {
  const bursts = new Map<string | null, { count: number; endsAt: number }>();

  /** Counts what comes without a pause: from one device, or at all. */
  function countFrom(device: string | null): number {
    const burst = bursts.get(device);
    const count = burst && now() <= burst.endsAt ? burst.count + 1 : 1;
    bursts.set(device, { count, endsAt: now() + (device === null ? WINDOW_MS : LIVE_TOAST_MS) });
    return count;
  }

  return (notice) => {
    const toast = toastOf(notice);
    if (!toast) return;
    const device = deviceOf(notice);
    const ofDevice = device === null ? 0 : countFrom(device);
    // Of a flooding device only its own line changes: others are shown as if it were quiet.
    if (ofDevice > AT_ONCE) return onOverflow({ count: ofDevice, device });
    const ofBurst = countFrom(null);
    if (ofBurst > AT_ONCE) onOverflow({ count: ofBurst - AT_ONCE, device: null });
    else show(toast);
  };
}
