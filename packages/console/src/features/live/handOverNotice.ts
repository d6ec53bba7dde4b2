import { isolated } from '@concierge/contract/isolated';
import { LIVE_TOAST_MS } from '@concierge/contract/constants';
import type { LivePayloads } from '@concierge/contract/live';
import { nameIn } from '@concierge/contract/serviceNames';
import { currentLanguage, i18n } from '../../lib/i18n/i18n.ts';
import type { Notice } from '../../lib/notify.ts';
import { replyAddress } from '../../lib/addresses.ts';
import { LIVE_ICON } from './liveNotice.ts';

/** What a hand-over says to whom it concerns and who did not do it; null for everyone else. */
export function handOverNotice(
  event: LivePayloads['request.handed_over'],
  userId: number | undefined,
): Notice | null {
  const { how, id, from, to, by, by_name: name, device_name } = event;
  const concerned = how === 'taken_over' ? from : to;
  if (concerned !== userId || by === userId) return null;
  return {
    tone: 'info',
    title: i18n.t(`timeline:toast.${how}`, { name }),
    body: [nameIn(event, currentLanguage()), device_name].map(isolated).join(' · '),
    timeout: LIVE_TOAST_MS,
    icon: LIVE_ICON,
    // What is theirs now stays in the header until they open it.
    live: { count: 1, href: replyAddress(id), kept: how !== 'taken_over' },
  };
}
