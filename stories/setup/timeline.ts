import type { TimelineEntry } from '@concierge/contract/timeline';
import type { TimelineEntry as Shown } from '@concierge/ui/Timeline';
import { found, userNamed } from '../hotel/hotel.ts';
import { latest } from './reply.ts';
import type { Texts } from './texts.ts';

/** The request whose timeline is shown: the latest one that is done. */
export const requestOfTimeline = (texts: Texts) => latest(texts, ({ state_id }) => state_id === 4);

/** What happened to it, the oldest first: each kind of entry once, as the console shows it. */
export function timelineIn(texts: Texts): Shown[] {
  const { hotel, entryOf } = texts;
  const request = requestOfTimeline(texts);
  const received = Date.parse(request.service_date);
  const giver = userNamed(hotel, 'helena');
  const receiver = userNamed(hotel, found(request.completed_by_name ?? undefined));
  const entry = (minutes: number, other: Partial<TimelineEntry>): TimelineEntry => ({
    key: `entry-${minutes}`,
    kind: 'note',
    at: new Date(received + minutes * 60_000).toISOString(),
    source: 'console',
    user_id: giver.id,
    username: giver.username,
    device_name: null,
    text: null,
    ...other,
  });
  const viewed = entry(4, {}).at;
  const [, answer] = hotel.texts.reply;
  const note = { note_id: 1, withdrawn_at: null, withdraw_until: null };
  const entries = [
    entry(0, {
      kind: 'created',
      source: 'device',
      user_id: null,
      username: null,
      device_name: request.device_name,
      text: request.note,
    }),
    entry(1, { kind: 'state', from_state: 1, to_state: 2 }),
    entry(2, { text: found(hotel.texts.staffNotes[0]), note }),
    entry(3, {
      kind: 'message',
      text: answer,
      message: { message_id: 1, type: 1, title: answer, delivered_at: viewed, viewed_at: viewed },
    }),
    entry(5, { note: { ...note, note_id: 2, withdrawn_at: viewed } }),
    entry(6, { kind: 'handed_over', from: giver, to: receiver }),
    entry(7, {
      kind: 'state',
      from_state: 2,
      to_state: 4,
      user_id: receiver.id,
      username: receiver.username,
      ...(request.completed_at && { at: request.completed_at }),
    }),
  ];
  return entries.map((one) => entryOf(one, request.device_name));
}
