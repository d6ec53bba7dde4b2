import {
  LIVE_REPLAY_LIMIT,
  LIVE_SOCKETS_PER_SESSION,
  LiveClose,
  type LivePosition,
} from '@concierge/contract/live';
import type { FastifyBaseLogger } from 'fastify';
import { endReasons } from '../auth/endedSessions.ts';
import { activeSessions } from '../auth/sessions.ts';
import type { OpenDatabase } from '../database/open.ts';
import { readEpoch } from './epoch.ts';
import type { LiveSocket } from './clientSocket.ts';
import { canReplay, latestSeq } from './eventLog.ts';
import { FrameLimit } from './frameLimit.ts';
import {
  KEY_CHANNEL,
  type Listener,
  SESSION_CHANNEL,
  listen,
  notifyProcesses,
} from './postgresNotify.ts';
import {
  type Follower,
  ProjectChannels,
  type SocketIdentity,
  Subscriber,
} from './projectChannel.ts';
import { SocketLimits } from './socketLimits.ts';

const SWEEP_MS = 30_000;
/** More than the longest replay, so that only a client that does not read exceeds it. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

export interface HubOptions {
  database: OpenDatabase;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Bytes a socket may leave unread; 8 MiB unless given. */
  maxBufferedBytes?: number;
  /** Called for every event frame sent to a socket. */
  onSent?: () => void;
  /** Called for every client that is disconnected because it does not read. */
  onTooSlow?: () => void;
  /** Milliseconds between two sweeps of log, sessions and sockets; 30 s unless given. */
  sweepMs?: number;
  /** Called with every sweep. */
  onSweep?: () => void;
  /** Called when keys of devices may have ended without an event. */
  onKeysChanged?: () => void;
}

/** Where a client says it stopped reading. */
export interface Position {
  epoch: string | undefined;
  since: number | undefined;
}

/** Delivers the event log to the sockets of this process. */
export interface LiveHub {
  /** Begins sweeping and, on PostgreSQL, listening. */
  start(): Promise<void>;
  /** The latest position of a project's log. */
  positionOf(projectId: number): Promise<LivePosition>;
  /** Wakes the clients of a project, whose log may have grown. */
  wake(projectId: number): void;
  /** Delivers a project's log to its devices from the follower's position on, until `unfollowForDevices`. */
  followForDevices(projectId: number, follower: Follower): void;
  unfollowForDevices(projectId: number, follower: Follower): void;
  /** Sends a socket `hello`, what it missed and all that follows. */
  join(socket: LiveSocket, identity: SocketIdentity, position: Position): Promise<void>;
  /** Takes a frame of a client: answers `ping`, and closes a socket that sends too many. */
  receive(socket: LiveSocket, text: string): void;
  leave(socket: LiveSocket): void;
  /** Closes sockets whose session has ended, in every process; call after the commit. */
  recheckSessions(): void;
  /** How many sockets are connected to this process. */
  size(): number;
  /** Closes every socket, so that it reconnects later, and stops. */
  close(): Promise<void>;
}

export function createLiveHub(options: HubOptions): LiveHub {
  const { database, now, log, maxBufferedBytes = MAX_BUFFERED_BYTES, sweepMs = SWEEP_MS } = options;
  const { db } = database;
  const limits = {
    maxBufferedBytes,
    onSent: () => options.onSent?.(),
    onTooSlow: () => {
      log.warn('live events: a client does not read and is disconnected');
      options.onTooSlow?.();
    },
  };
  const subscribers = new Map<LiveSocket, Subscriber>();
  const socketLimits = new SocketLimits();
  // All sockets of a session may wake up at once, each with a `ping` and an answer to ours.
  const frameLimit = new FrameLimit(2 * LIVE_SOCKETS_PER_SESSION);
  const failed = (error: unknown) => log.error({ err: error }, 'live events');
  const staff = new ProjectChannels(db, failed);
  // What a device is sent takes statements of its own, which no member of staff waits for.
  const devices = new ProjectChannels(db, failed);
  let epoch: Promise<string> | undefined;
  let sweeping: NodeJS.Timeout | undefined;
  let listener: Listener | undefined;
  let closed = false;

  const epochOnce = (): Promise<string> => {
    epoch ??= readEpoch(db).catch((error: unknown) => {
      epoch = undefined;
      throw error;
    });
    return epoch;
  };

  const positionOf = async (projectId: number): Promise<LivePosition> => ({
    epoch: await epochOnce(),
    seq: (await latestSeq(db, projectId)) ?? 0,
  });

  /** Whether the client can be sent what follows its position, up to number `seq`. */
  async function isReplayable(
    projectId: number,
    { epoch: theirs, since }: Position,
    { epoch: ours, seq }: LivePosition,
  ): Promise<boolean> {
    if (theirs !== ours || since === undefined || since > seq) return false;
    if (since === seq) return true;
    return seq - since <= LIVE_REPLAY_LIMIT && canReplay(db, projectId, since);
  }

  async function closeEnded(among: Iterable<Subscriber>): Promise<void> {
    const connected = [...among];
    if (connected.length === 0) return;
    const ids = [...new Set(connected.map(({ identity }) => identity.sessionId))];
    const active = await activeSessions(db, ids, now());
    const ended = ids.filter((id) => !active.has(id));
    if (ended.length === 0) return;
    const reasons = await endReasons(db, ended);
    for (const subscriber of connected) {
      const { sessionId } = subscriber.identity;
      if (active.has(sessionId)) continue;
      subscriber.close(LiveClose.sessionEnded, reasons.get(sessionId) ?? 'session ended');
    }
  }

  const wake = (projectId: number) => {
    staff.wake(projectId);
    devices.wake(projectId);
  };
  const wakeAll = () => {
    staff.wakeAll();
    devices.wakeAll();
  };
  const recheckHere = () => {
    closeEnded(subscribers.values()).catch(failed);
  };
  const sweep = () => {
    wakeAll();
    recheckHere();
    for (const subscriber of subscribers.values()) subscriber.heartbeat();
    listener?.check();
    options.onSweep?.();
  };

  return {
    async start() {
      sweeping = setInterval(sweep, sweepMs).unref();
      if (database.databaseUrl === null) return;
      listener = listen(database.databaseUrl, {
        onNotification: (channel, payload) => {
          if (channel === SESSION_CHANNEL) recheckHere();
          else if (channel === KEY_CHANNEL) options.onKeysChanged?.();
          else wake(Number(payload));
        },
        // Notifications sent while the connection was lost: their changes are in the tables.
        onListening: () => {
          wakeAll();
          recheckHere();
          options.onKeysChanged?.();
        },
        onLost: (error) => log.warn({ err: error }, 'live events: connection lost, retrying'),
      });
      await listener.started;
    },

    positionOf,

    wake,

    followForDevices(projectId, follower) {
      void devices.add(projectId, follower);
    },

    unfollowForDevices: (projectId, follower) => devices.remove(projectId, follower),

    async join(socket, identity, position) {
      const { projectId } = identity;
      const subscriber = new Subscriber(socket, identity, limits);
      if (!socketLimits.take(identity)) {
        log.warn('live events: a user has too many sockets, the newest is closed');
        return subscriber.close(LiveClose.tooMany, 'too many sockets');
      }
      subscribers.set(socket, subscriber);
      if (closed) return subscriber.close(LiveClose.restart, 'restart');
      const latest = await positionOf(projectId);
      const replayed = await isReplayable(projectId, position, latest);
      if (!subscriber.open) return;
      const { epoch } = latest;
      const seq = replayed ? (position.since ?? latest.seq) : latest.seq;
      const at = now().toISOString();
      subscriber.greet({ event: 'hello', epoch, seq, resync: !replayed, at });
      // Both are read again: the log and the session may have changed meanwhile.
      await Promise.all([staff.add(projectId, subscriber), closeEnded([subscriber])]);
    },

    receive(socket, text) {
      const subscriber = subscribers.get(socket);
      if (!subscriber?.open) return;
      if (frameLimit.take(socket, subscriber.identity.sessionId)) {
        if (text === 'ping') subscriber.pong();
        return;
      }
      log.warn('live events: a client sends too many frames and is disconnected');
      subscriber.closeFlooding(LiveClose.tooMany);
    },

    leave(socket) {
      const subscriber = subscribers.get(socket);
      if (!subscriber) return;
      subscribers.delete(socket);
      socketLimits.free(subscriber.identity);
      staff.remove(subscriber.identity.projectId, subscriber);
    },

    recheckSessions() {
      recheckHere();
      notifyProcesses(db, database.dialect, SESSION_CHANNEL, '').catch(failed);
    },

    size: () => subscribers.size,

    async close() {
      closed = true;
      clearInterval(sweeping);
      for (const subscriber of subscribers.values()) {
        subscriber.close(LiveClose.restart, 'restart');
      }
      await listener?.stop();
    },
  };
}
