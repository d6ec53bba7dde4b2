import { MessageState, MessageType } from '@concierge/contract/messageStates';
import type { Language } from '@concierge/contract/constants';
import type { Insertable } from 'kysely';
import type { MessageTable } from '../database/schema.ts';
import type { DemoTexts } from './demoTexts.ts';
import type { DemoParts, DemoRequest } from './demoRequests.ts';
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

/** In euro, in the order of the texts' items. */
const PRICES: readonly number[] = [3.5, 16, 29, 6, 85, 48, 12.5];

const iso = (time: number) => new Date(time).toISOString();

function invoiceText(random: Random, { items, total }: DemoTexts, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const priced = PRICES.map((price, index) => ({ price, item: items[index] ?? '' }));
  const sold = random.sample(priced, random.between(1, 4));
  const sum = sold.reduce((all, { price }) => all + price, 0);
  const lines = sold.map(({ item, price }) => `${item}: ${format.format(price)}`);
  return [...lines, `${total}: ${format.format(sum)}`].join('\n');
}

/** Some weeks of messages and invoices, drafts among them, oldest first. */
export function demoMessages(
  random: Random,
  demo: DemoParts,
  requests: readonly StoredRequest[],
  now: Date,
): DemoMessage[] {
  const { projectId, devices, texts } = demo;
  const admins = ['admin', 'helena'].map((name) => demo.users.get(name) ?? 0);
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

  const news = texts.news.map(([title, text], index) => {
    const receivers = index % 2 === 0 ? devices : random.sample(devices, random.between(4, 12));
    const about = { type: MessageType.message, title, message: text, user_id: random.pick(admins) };
    return message(about, receivers, someTime(), true);
  });
  const drafts = texts.drafts.map(([title, text], index) => {
    // One draft has no device yet and cannot be published.
    const receivers = index === 0 ? [] : random.sample(devices, random.between(2, 8));
    const about = { type: MessageType.message, title, message: text, user_id: random.pick(admins) };
    return message(about, receivers, ago(random.between(1, 60)), false);
  });
  const invoices = Array.from({ length: INVOICES }, (_, index) => {
    const about = {
      type: MessageType.invoice,
      title: texts.invoice(2_400 + index),
      message: invoiceText(random, texts, demo.language),
      user_id: random.pick(admins),
    };
    return message(about, [random.pick(devices)], someTime(), index % 6 !== 0);
  });
  const [replyTitle, thanks] = texts.reply;
  const replies = random
    .sample(
      requests.filter(({ row }) => row.approved_by !== null),
      REPLIES,
    )
    .map(({ id, row, history }) => {
      const approval = history.find(({ user_id }) => user_id !== null);
      const about = {
        type: MessageType.message,
        title: replyTitle,
        message: approval?.note ?? thanks,
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
