import { MessageState, MessageType } from '@concierge/contract/messageStates';
import type { Insertable } from 'kysely';
import type { MessageTable } from '../database/schema.ts';
import type { DemoIds, DemoRequest } from './demoRequests.ts';
import type { Random } from './random.ts';

const HOUR_MS = 3_600_000;
const DAYS = 28;
const INVOICES = 22;
const REPLIES = 24;
const VIEWED = 0.6;

/** A message and its devices; `viewed_at` is null where it was not read. */
export interface DemoMessage {
  row: Insertable<MessageTable> & { created_at: string };
  devices: { device_id: number; viewed_at: string | null }[];
}

/** A request that is stored and has an id. */
export type StoredRequest = DemoRequest & { id: number };

const NEWS: readonly [title: string, message: string][] = [
  ['Breakfast hours', 'Breakfast is served from 6:30 to 10:30, on Sundays until 11:30.'],
  [
    'Pool closed on Tuesday',
    'The pool is being serviced on Tuesday from 8:00 to 14:00. We are sorry.',
  ],
  ['Live music tonight', 'A jazz trio plays in the lobby bar from 20:00. No reservation needed.'],
  ['Fire drill', 'A drill takes place tomorrow at 11:00. You need not leave your room.'],
  [
    'Water off for an hour',
    'On Thursday from 10:00 to 11:00 there is no water on the third floor.',
  ],
  ['Wine tasting', 'Six wines of the region, Friday at 18:00. Please tell the concierge.'],
  ['Clocks go back', 'Tonight the clocks go back one hour. Check-out stays at 11:00.'],
  ['Family brunch', 'Sunday brunch with a corner for children, 11:00 to 15:00, in the garden.'],
];

const DRAFTS: readonly [title: string, message: string][] = [
  ['Summer terrace opens', 'From next Monday dinner is served on the terrace, weather permitting.'],
  ['Spa offer', 'Book two treatments this week and the third one is on us.'],
  ['Late check-out', 'Until 14:00 for half the night rate. Ask us the day before.'],
  ['Guest survey', 'Tell us how your stay was. It takes two minutes.'],
];

const ITEMS: readonly [item: string, price: number][] = [
  ['Still water', 3.5],
  ['Club sandwich', 16],
  ['House red, bottle', 29],
  ['Shirt, ironed', 6],
  ['Massage, 60 minutes', 85],
  ['Airport transfer', 48],
  ['Minibar, mixed', 12.5],
];

const iso = (time: number) => new Date(time).toISOString();
const money = (amount: number) => `€ ${amount.toFixed(2)}`;

function invoiceText(random: Random): string {
  const items = random.sample(ITEMS, random.between(1, 4));
  const total = items.reduce((sum, [, price]) => sum + price, 0);
  const lines = items.map(([item, price]) => `${item}: ${money(price)}`);
  return [...lines, `Total: ${money(total)}`].join('\n');
}

/** Some weeks of messages and invoices, drafts among them, oldest first. */
export function demoMessages(
  random: Random,
  ids: DemoIds,
  requests: readonly StoredRequest[],
  now: Date,
): DemoMessage[] {
  const { projectId, devices } = ids;
  const admins = ['admin', 'helena'].map((name) => ids.users.get(name) ?? 0);
  const ago = (hours: number) => now.getTime() - hours * HOUR_MS;
  const someTime = () => ago(random.between(3, DAYS * 24));

  function message(
    about: Pick<DemoMessage['row'], 'type' | 'title' | 'message' | 'user_id'> &
      Partial<DemoMessage['row']>,
    receivers: readonly number[],
    at: number,
    published: boolean,
  ): DemoMessage {
    const publishedAt = at + random.between(1, 30) * 60_000;
    return {
      row: {
        project_id: projectId,
        state: published ? MessageState.published : MessageState.draft,
        service_id: null,
        service_request_id: null,
        created_at: iso(at),
        published_at: published ? iso(publishedAt) : null,
        ...about,
      },
      devices: receivers.map((device_id) => ({
        device_id,
        viewed_at:
          published && random.chance(VIEWED)
            ? iso(Math.min(publishedAt + random.between(1, 300) * 60_000, now.getTime()))
            : null,
      })),
    };
  }

  const news = NEWS.map(([title, text], index) => {
    const receivers = index % 2 === 0 ? devices : random.sample(devices, random.between(4, 12));
    const about = { type: MessageType.message, title, message: text, user_id: random.pick(admins) };
    return message(about, receivers, someTime(), true);
  });
  const drafts = DRAFTS.map(([title, text], index) => {
    // One draft has no device yet and cannot be published (E4).
    const receivers = index === 0 ? [] : random.sample(devices, random.between(2, 8));
    const about = { type: MessageType.message, title, message: text, user_id: random.pick(admins) };
    return message(about, receivers, ago(random.between(1, 60)), false);
  });
  const invoices = Array.from({ length: INVOICES }, (_, index) => {
    const about = {
      type: MessageType.invoice,
      title: `Invoice ${2_400 + index}`,
      message: invoiceText(random),
      user_id: random.pick(admins),
    };
    return message(about, [random.pick(devices)], someTime(), index % 6 !== 0);
  });
  const replies = random
    .sample(
      requests.filter(({ row }) => row.approved_by !== null),
      REPLIES,
    )
    .map(({ id, row, history }) => {
      const approval = history.find(({ user_id }) => user_id !== null);
      const about = {
        type: MessageType.message,
        title: 'About your request',
        message: approval?.note ?? 'Thank you, we are taking care of it.',
        user_id: row.approved_by ?? 0,
        service_id: row.service_id,
        service_request_id: id,
      };
      return message(about, [row.device_id], Date.parse(row.created_at) + 20 * 60_000, true);
    });
  return [...news, ...drafts, ...invoices, ...replies].toSorted((a, b) =>
    a.row.created_at.localeCompare(b.row.created_at),
  );
}
