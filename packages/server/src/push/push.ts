import { setImmediate } from 'node:timers/promises';
import type { HandOverKind } from '@concierge/contract/handOver';
import type { LiveNotice } from '@concierge/contract/live';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Connection } from '../database/schema.ts';
import { reasonOf } from '../lib/reason.ts';
import type { CommittedEvent } from '../live/eventLog.ts';
import { type PushTarget, removeSubscription, selectTargets } from './pushQueries.ts';
import type { PushTransport } from './sendHttps.ts';
import { UserLanes } from './userLanes.ts';
import { type VapidKeys, readVapidKeys } from './vapidKeys.ts';

/** After an hour the notification of a request is of no use. */
const TTL_SECONDS = 3_600;
const GONE = new Set([404, 410]);

/** What the console's service worker receives. */
export interface PushPayload extends Pick<LiveNotice, 'title' | 'body' | 'note' | 'icon' | 'type'> {
  /** Notifications of the same tag replace each other. */
  tag: string;
  /** The request that it is about: a press on it opens the request. */
  request_id?: number;
  /** How a colleague made the reader the approver, and who it was. */
  kind?: HandOverKind;
  by?: string;
}

interface Notification {
  payload: PushPayload;
  /** Who is notified; everybody of the project unless given. */
  userId?: number;
}

export interface PushOptions {
  db: Connection;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Contact for push services, `mailto:` or `https:`. */
  contact: string;
  transport: PushTransport;
}

/** Browser notifications (I5). Failures are logged only (I6). */
export interface Push {
  publicKey(): Promise<string>;
  /** Notifies the project's browsers of events with a notice to show; returns at once. */
  notify(projectId: number, events: readonly CommittedEvent[]): void;
  /** Resolves when every notification so far has been sent or has failed. */
  settled(): Promise<void>;
}

/** What tells a colleague that a request was handed over, or came back. No note for staff is in it. */
function handOverOf(event: CommittedEvent): Notification | undefined {
  if (event.event !== 'request.handed_over' || event.payload.how === 'taken_over') return undefined;
  const { id, to, how, by_name, service_name, device_name } = event.payload;
  const shown = { title: service_name, body: device_name, type: 'info' } as const;
  const tag = `${event.event}-${event.seq}`;
  return { userId: to, payload: { ...shown, tag, request_id: id, kind: how, by: by_name } };
}

function notificationOf(committed: CommittedEvent): Notification | undefined {
  const { event, seq, notice, payload } = committed;
  if (!notice?.show) return handOverOf(committed);
  const { reloadState: _reload, show: _show, timeout: _timeout, ...shown } = notice;
  const request = 'state_id' in payload ? { request_id: payload.id } : {};
  return { payload: { ...shown, tag: `${event}-${seq}`, ...request } };
}

export function createPush({ db, now, log, contact, transport }: PushOptions): Push {
  const underWay = new Set<Promise<void>>();
  const lanes = new UserLanes();
  let keys: Promise<VapidKeys> | undefined;

  const keysOnce = (): Promise<VapidKeys> => {
    keys ??= readVapidKeys(db).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };

  /** Encrypting takes half a millisecond: one in each turn of the event loop, however many are subscribed. */
  let turn = Promise.resolve();
  const nextTurn = (): Promise<void> => {
    turn = turn.then(() => setImmediate());
    return turn;
  };

  async function send(projectId: number, target: PushTarget, text: string): Promise<void> {
    const { origin } = new URL(target.endpoint);
    try {
      const vapidKeys = await keysOnce();
      await nextTurn();
      const { endpoint, p256dh, auth } = target;
      const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, ...vapidKeys },
        TTL: TTL_SECONDS,
        urgency: 'high',
      });
      const status = await transport(endpoint, {
        headers: details.headers,
        body: details.body,
      });
      if (GONE.has(status)) await removeSubscription(db, projectId, endpoint);
      else if (status < 200 || status > 299) log.warn({ origin, status }, 'push refused');
    } catch (error) {
      // The path of an endpoint is the subscriber's secret and is not logged.
      log.warn({ origin, reason: reasonOf(error) }, 'push failed');
    }
  }

  async function sendAll(projectId: number, notifications: readonly Notification[]) {
    const targets = await selectTargets(db, projectId, now());
    let dropped = 0;
    for (const { payload, userId } of notifications) {
      const text = JSON.stringify(payload);
      for (const target of targets) {
        if (userId !== undefined && target.user_id !== userId) continue;
        const taken = lanes.add(target.user_id, () => send(projectId, target, text));
        if (!taken) dropped += 1;
      }
    }
    if (dropped > 0) log.warn({ dropped }, 'push: too many notifications wait');
  }

  return {
    publicKey: async () => (await keysOnce()).publicKey,

    notify(projectId, events) {
      const notifications = events.map(notificationOf).filter((one) => one !== undefined);
      if (notifications.length === 0) return;
      const sending = sendAll(projectId, notifications)
        .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'push failed'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },

    async settled() {
      while (underWay.size > 0) await Promise.all(underWay);
      await lanes.settled();
    },
  };
}
