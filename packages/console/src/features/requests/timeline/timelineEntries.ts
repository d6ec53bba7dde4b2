import type { IconName } from '@concierge/ui/Icon';
import type { TimelineEntry as Shown } from '@concierge/ui/Timeline';
import { RequestState } from '@concierge/contract/requestStates';
import type { TimelineEntry, TimelineKind } from '@concierge/contract/timeline';
import type { TFunction } from 'i18next';
import { formatLocalTime } from '../../../lib/i18n/localTime.ts';

export type TimelineTexts = TFunction<['timeline', 'common', 'requests']>;

interface Context {
  t: TimelineTexts;
  /** Name of the request's device. */
  device: string;
}

const STATE_ICONS: Readonly<Record<RequestState, IconName>> = {
  [RequestState.waiting]: 'clock',
  [RequestState.approved]: 'check',
  [RequestState.canceled]: 'ban',
  [RequestState.done]: 'check-check',
};

const KIND_ICONS: Partial<Record<TimelineKind, IconName>> = {
  message: 'message-square',
  note: 'lock',
  taken_over: 'users',
  handed_over: 'users',
  given_back: 'undo-2',
};

/** That a guest wanted it. */
const ASKED: readonly TimelineKind[] = ['created', 'repeated', 'asked_again'];

/** An entry in words, in the browser's timezone. */
export function toShown(entry: TimelineEntry, context: Context): Shown {
  const { t, device } = context;
  const { key, kind, at, source, text, to_state } = entry;
  const isNote = kind === 'note';
  const toGuest = kind === 'message' || kind === 'state';
  return {
    id: key,
    actor: entry.user_id === null && source === 'device' ? 'guest' : 'staff',
    icon: to_state ? STATE_ICONS[to_state] : KIND_ICONS[kind],
    text: withDelivery(entry, sentence(entry, context), t),
    at: formatLocalTime(at),
    dateTime: at,
    via: via(entry, t),
    note: text ?? undefined,
    ...(isNote && { audience: 'staff', audienceText: t('onlyStaff') }),
    ...(toGuest && text && { audience: 'guest', audienceText: t('toDevice', { device }) }),
    ...(entry.note?.withdrawn_at && { withdrawn: t('withdrawn') }),
  };
}

/** From where it was done, or how the request came in; the sentence says it of a device. */
function via({ kind, source, came_by = 'device' }: TimelineEntry, t: TimelineTexts) {
  if (kind === 'note') return undefined;
  if (!ASKED.includes(kind)) return t(`source.${source}`);
  return source === 'device' ? undefined : t(`requests:source.${came_by}`);
}

function sentence(entry: TimelineEntry, { t, device }: Context): string {
  const { kind, to_state = RequestState.waiting } = entry;
  const name = entry.username ?? t('unknown');
  const giver = entry.from?.username ?? t('unknown');
  const receiver = entry.to?.username ?? t('unknown');
  switch (kind) {
    case 'created':
    case 'repeated':
      if (entry.source === 'console') {
        return t(kind === 'created' ? 'entry.entered' : 'entry.enteredAgain', { name });
      }
      return t(`entry.${kind}`, { device: entry.device_name ?? device });
    case 'asked_again':
      return t('entry.asked_again', { device: entry.device_name ?? device });
    case 'state':
      return entry.username === null
        ? t(`entry.byGuest.${to_state}`)
        : t(`entry.state.${to_state}`, { name });
    case 'message':
      return t(`entry.message.${entry.message?.type ?? 1}`, { name });
    case 'note':
      return t('entry.note', { name });
    case 'taken_over':
      return t('entry.taken_over', { name, giver });
    default:
      return t(`entry.${kind}`, { giver, receiver });
  }
}

/** How far what was sent to the guest got. */
function withDelivery({ message }: TimelineEntry, what: string, t: TimelineTexts): string {
  if (!message) return what;
  const { delivered_at, viewed_at } = message;
  if (viewed_at) return t('delivery.viewed', { what, at: formatLocalTime(viewed_at) });
  if (delivered_at) return t('delivery.delivered', { what, at: formatLocalTime(delivered_at) });
  return t('delivery.sent', { what });
}
