import { LIVE_REPLAY_LIMIT, LiveClose, type LivePosition } from '@concierge/contract/live';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '../database/open.ts';
import { readEpoch } from './epoch.ts';
import { EVENT_CHANNEL, SESSION_CHANNEL, notifyProcesses } from './channels.ts';
import { latestSeq } from './eventLog.ts';
import { type Listener, listen } from './listen.ts';
import { liveSessions } from './liveSessions.ts';
import { Room } from './room.ts';
import { SocketLimits } from './socketLimits.ts';
import { type LiveSocket, type Seat, Subscriber } from './subscriber.ts';

const SWEEP_MS = 30_000;
/** More than the longest replay can take, so that only a client that does not read reaches it. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024;

export interface HubOptions {
  database: OpenDatabase;
  now: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  /** Bytes a socket may leave unread; 8 MiB unless given. */
  maxBufferedBytes?: number;
  /** Called for every event frame handed to a socket. */
  onSent?: () => void;
  /** Called for every client that is sent away because it does not read. */
  onTooSlow?: () => void;
  /** Milliseconds between two looks at log, sessions and sockets; 30 s unless given. */
  sweepMs?: number;
}

/** Where a client says it stopped. */
export interface Position {
  epoch: string | undefined;
  since: number | undefined;
}

/** Brings the event log to the sockets of this process. */
export interface LiveHub {
  /** Begins sweeping and, on PostgreSQL, listening. */
  start(): Promise<void>;
  /** Where a project's log stands now. */
  positionOf(projectId: number): Promise<LivePosition>;
  /** Says that a project's log may have grown. */
  wake(projectId: number): void;
  /** Greets a socket and sends it what it missed and all that follows. */
  join(socket: LiveSocket, seat: Seat, position: Position): Promise<void>;
  leave(socket: LiveSocket): void;
  /** Closes sockets whose session has ended, in every process; call after the commit. */
  recheckSessions(): void;
  /** How many sockets are connected to this process. */
  size(): number;
  /** Sends everybody away to come back later, and stops. */
  close(): Promise<void>;
}

export function createLiveHub(options: HubOptions): LiveHub {
  const { database, now, log, maxBufferedBytes = MAX_BUFFERED_BYTES, sweepMs = SWEEP_MS } = options;
  const { db } = database;
  const limits = {
    maxBufferedBytes,
    onSent: () => options.onSent?.(),
    onTooSlow: () => {
      log.warn('live events: a client does not read and is sent away');
      options.onTooSlow?.();
    },
  };
  const rooms = new Map<number, Room>();
  const subscribers = new Map<LiveSocket, Subscriber>();
  const socketLimits = new SocketLimits();
  const failed = (error: unknown) => log.error({ err: error }, 'live events');
  let epoch: Promise<string> | undefined;
  let sweeping: NodeJS.Timeout | undefined;
  let listener: Listener | undefined;
  let closed = false;

  const roomOf = (projectId: number): Room => {
    const room = rooms.get(projectId) ?? new Room(db, projectId, failed);
    rooms.set(projectId, room);
    return room;
  };

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

  async function closeEnded(among: Iterable<Subscriber>): Promise<void> {
    const seated = [...among];
    if (seated.length === 0) return;
    const ids = [...new Set(seated.map(({ seat }) => seat.sessionId))];
    const alive = await liveSessions(db, ids, now());
    for (const subscriber of seated) {
      if (!alive.has(subscriber.seat.sessionId)) {
        subscriber.close(LiveClose.sessionEnded, 'session ended');
      }
    }
  }

  const wakeAll = () => {
    for (const room of rooms.values()) void room.wake();
  };
  const recheckHere = () => {
    closeEnded(subscribers.values()).catch(failed);
  };
  const sweep = () => {
    wakeAll();
    recheckHere();
    for (const subscriber of subscribers.values()) subscriber.checkPulse();
  };

  return {
    async start() {
      sweeping = setInterval(sweep, sweepMs).unref();
      if (database.databaseUrl === null) return;
      listener = listen(database.databaseUrl, {
        channels: [EVENT_CHANNEL, SESSION_CHANNEL],
        onNotice: (channel, payload) => {
          if (channel === SESSION_CHANNEL) recheckHere();
          else void rooms.get(Number(payload))?.wake();
        },
        // What was said while nobody listened is in the tables.
        onListening: () => {
          wakeAll();
          recheckHere();
        },
        onLost: (error) => log.warn({ err: error }, 'live events: connection lost, trying again'),
      });
      await listener.started;
    },

    positionOf,

    wake(projectId) {
      void rooms.get(projectId)?.wake();
    },

    async join(socket, seat, { epoch: theirs, since }) {
      const subscriber = new Subscriber(socket, seat, limits);
      if (!socketLimits.take(seat)) {
        log.warn('live events: a person has too many sockets, the newest is sent away');
        return subscriber.close(LiveClose.tooMany, 'too many sockets');
      }
      subscribers.set(socket, subscriber);
      if (closed) return subscriber.close(LiveClose.restart, 'restart');
      const { epoch: ours, seq } = await positionOf(seat.projectId);
      if (!subscriber.open) return;
      const known = theirs === ours && since !== undefined && since <= seq;
      const resync = !known || seq - since > LIVE_REPLAY_LIMIT;
      subscriber.greet({ event: 'hello', epoch: ours, seq: resync ? seq : since, resync });
      const room = roomOf(seat.projectId);
      room.members.add(subscriber);
      // Both look again: the log and the session may have changed since they were read.
      await Promise.all([room.wake(), closeEnded([subscriber])]);
    },

    leave(socket) {
      const subscriber = subscribers.get(socket);
      if (!subscriber) return;
      subscribers.delete(socket);
      socketLimits.free(subscriber.seat);
      const { projectId } = subscriber.seat;
      const room = rooms.get(projectId);
      room?.members.delete(subscriber);
      if (room?.members.size === 0) rooms.delete(projectId);
    },

    recheckSessions() {
      recheckHere();
      notifyProcesses(db, SESSION_CHANNEL, '').catch(failed);
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
