import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Connection } from '../database/schema.ts';
import { reasonOf } from '../lib/reason.ts';
import type { CommittedEvent } from '../live/eventLog.ts';
import { type Notification, SESSION_ENDED, notificationsOf, payloadText } from './pushPayload.ts';
import {
  type PushTarget,
  isStillNeeded,
  noteRefusal,
  removeSubscription,
  selectTargets,
  takeExpired,
} from './pushQueries.ts';
import { retryDelay } from './retryDelay.ts';
import type { PushAnswer, PushTransport } from './sendHttps.ts';
import { KeyedQueues } from '../lib/keyedQueues.ts';
import { type VapidKeys, readVapidKeys } from './vapidKeys.ts';

/** After an hour the notification of a request is of no use. */
const TTL_SECONDS = 3_600;
const GONE = new Set([404, 410]);
/** So long notifications of a project are collected, so that its browsers are looked up once for all of them. */
const COLLECT_MS = 50;
/** How many notifications wait for a push service that put them off. */
const MAX_LATER = 1_000;

export interface PushOptions {
  db: Connection;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Contact for push services, `mailto:` or `https:`. */
  contact: string;
  transport: PushTransport;
}

/** Browser notifications. Failures are logged only. */
export interface Push {
  publicKey(): Promise<string>;
  /** Notifies the project's browsers of events with a notice to show; returns at once. */
  notify(projectId: number, events: readonly CommittedEvent[]): void;
  /**
   * Ends up to `limit` subscriptions whose session has expired, and notifies their browsers as their last
   * notification. Returns how many there were.
   */
  tellExpired(limit: number): Promise<number>;
  /** Resolves when every notification so far has been sent or has failed. */
  settled(): Promise<void>;
  /** Gives up what would be sent again later, and resolves when nothing is under way. */
  stop(): Promise<void>;
}

/** A notification for one browser. */
interface Sending {
  projectId: number;
  target: PushTarget;
  notification: Notification;
  /** How often the push service has put it off. */
  putOff: number;
}

/** Sent to one user at a time, and how many may wait behind them. */
const PARALLEL = 4;
const MAX_WAITING = 100;

/** A push service that gets no contact, or refuses the one it gets, answers 403; Apple's is one. */
const refusalText = (status: number) =>
  status === 403 ? 'push refused: check PUSH_CONTACT' : 'push refused';

const TOPIC = /^[\w-]{1,32}$/;

export function createPush({ db, now, log, contact, transport }: PushOptions): Push {
  const underWay = new Set<Promise<unknown>>();
  const later = new Set<NodeJS.Timeout>();
  /** What is collected, by project. */
  const collected = new Map<number, Notification[]>();
  let rechecks = Promise.resolve();
  const queues = new KeyedQueues(PARALLEL);
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

  /** The target as it is now, if it is still to be notified. */
  async function recheck({ projectId, target, notification }: Sending) {
    const needed = notification.while;
    if (needed && !(await isStillNeeded(db, projectId, needed))) return undefined;
    const [current] = await selectTargets(db, projectId, now(), target.endpoint);
    return current?.user_id === target.user_id ? current : undefined;
  }

  async function sendAgain(sending: Sending): Promise<void> {
    try {
      const target = await recheck(sending);
      if (target) add({ ...sending, target, putOff: sending.putOff + 1 });
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, 'push failed');
    }
  }

  function sendLater(sending: Sending, delay: number): void {
    if (later.size >= MAX_LATER) return log.warn('push: too many notifications are put off');
    const timer = setTimeout(() => {
      later.delete(timer);
      // One at a time: a push service that is down puts off everything, and the database serves others too.
      rechecks = rechecks.then(() => sendAgain(sending));
      const again = rechecks.finally(() => underWay.delete(again));
      underWay.add(again);
    }, delay).unref();
    later.add(timer);
  }

  /** Returns whether it will be sent: behind too many of the same user, as of dead browsers, it will not. */
  function add(sending: Sending): boolean {
    const { user_id } = sending.target;
    if (queues.waiting(user_id) >= MAX_WAITING) return false;
    void queues.run(user_id, () => send(sending));
    return true;
  }

  async function encrypted({ target, notification: { names, ...notification } }: Sending) {
    const vapidKeys = await keysOnce();
    await nextTurn();
    const { endpoint, p256dh, auth, language } = target;
    const title = (language && names?.[language]) ?? notification.payload.title;
    const payload = { ...notification.payload, ...(title !== undefined && { title }) };
    const text = payloadText(payload.kind ? { ...payload, language } : payload);
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: contact, ...vapidKeys },
      TTL: TTL_SECONDS,
      urgency: payload.kind === 'handled' ? 'normal' : 'high',
      // Of what a browser has not fetched yet, the newest of a topic is enough.
      ...(TOPIC.test(payload.tag) && { topic: payload.tag }),
    });
    return { headers: details.headers, body: details.body };
  }

  async function noteAnswer({ projectId, target }: Sending, { status }: PushAnswer): Promise<void> {
    const { endpoint, refused_status } = target;
    if (GONE.has(status)) {
      await removeSubscription(db, projectId, endpoint);
      return;
    }
    const refused = status < 200 || status > 299 ? status : null;
    if (refused !== null) {
      log.warn({ origin: new URL(endpoint).origin, status, contact }, refusalText(status));
    }
    if (refused !== refused_status) await noteRefusal(db, target, refused);
  }

  async function send(sending: Sending): Promise<void> {
    const { endpoint } = sending.target;
    // The path of an endpoint is the subscriber's secret and is not logged.
    const logFailure = (error: unknown) =>
      log.warn({ origin: new URL(endpoint).origin, reason: reasonOf(error) }, 'push failed');
    try {
      const message = await encrypted(sending);
      const answer = await transport(endpoint, message).catch(logFailure);
      if (answer) await noteAnswer(sending, answer);
      const delay = retryDelay(answer?.status, answer?.retryAfter, sending.putOff, TTL_SECONDS);
      if (delay !== undefined) sendLater(sending, delay);
    } catch (error) {
      logFailure(error);
    }
  }

  async function sendCollected(projectId: number): Promise<void> {
    await pause(COLLECT_MS);
    const notifications = collected.get(projectId) ?? [];
    collected.delete(projectId);
    const targets = await selectTargets(db, projectId, now());
    let dropped = 0;
    for (const notification of notifications) {
      const { userId, exceptUserId } = notification;
      for (const target of targets) {
        if (userId !== undefined && target.user_id !== userId) continue;
        if (target.user_id === exceptUserId) continue;
        if (!add({ projectId, target, notification, putOff: 0 })) dropped += 1;
      }
    }
    if (dropped > 0) log.warn({ dropped }, 'push: too many notifications wait');
  }

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
    await queues.settled();
  }

  return {
    publicKey: async () => (await keysOnce()).publicKey,

    notify(projectId, events) {
      const notifications = events.flatMap(notificationsOf);
      if (notifications.length === 0) return;
      const earlier = collected.get(projectId);
      if (earlier) {
        earlier.push(...notifications);
        return;
      }
      collected.set(projectId, notifications);
      const sending = sendCollected(projectId)
        .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'push failed'))
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },

    async tellExpired(limit) {
      const expired = await takeExpired(db, now(), limit);
      for (const target of expired) {
        add({ projectId: target.project_id, target, notification: SESSION_ENDED, putOff: 0 });
      }
      return expired.length;
    },

    settled,

    async stop() {
      for (const timer of later) clearTimeout(timer);
      later.clear();
      await settled();
      // What was under way may have been put off meanwhile.
      for (const timer of later) clearTimeout(timer);
    },
  };
}
