import type { FastifyBaseLogger } from 'fastify';
import type { SignedInDevice } from '../../auth/access.ts';
import type { DeviceStatus } from '../../auth/deviceHeaders.ts';
import type { OpenDatabase } from '../../database/open.ts';
import type { Wake } from '../../live/eventLog.ts';
import { reasonOf } from '../../lib/reason.ts';
import { projectsWithChanges, reportPresence } from './reportPresence.ts';
import { writeSightings, writeReports } from './sightings.ts';

export interface PresenceTiming {
  /** Milliseconds between two looks at what is due. */
  everyMs: number;
  /** How long those are waited for that come at the same time as the first. */
  gatherMs: number;
  /** Milliseconds between two searches for devices that went. */
  sweepMs: number;
}

const TIMING: PresenceTiming = { everyMs: 1_000, gatherMs: 3_000, sweepMs: 5_000 };
/** A device that calls all the time is written this often: well below the time it stays online. */
const REWRITE_MS = 30_000;
/** Devices that are remembered; above that all are forgotten and written again. */
const MAX_REMEMBERED = 50_000;

interface Sighting {
  at: number;
  status: DeviceStatus;
}

export interface PresenceOptions {
  database: OpenDatabase;
  now: () => Date;
  wake: Wake;
  log: Pick<FastifyBaseLogger, 'warn'>;
  timing?: PresenceTiming | undefined;
}

/** Keeps when devices called last, and reports to consoles those that come and go. */
export interface Presence {
  seen: (device: Pick<SignedInDevice, 'id'>, status: DeviceStatus) => void;
  start(): void;
  /** Resolves when what was seen is written. */
  stop(): Promise<void>;
}

/**
 * A call only notes its device in memory. What is noted is written and reported together: a thousand
 * tablets that come back after a power cut cost some statements and one event. Which of them are reported is
 * decided by the database, so that several processes report each once.
 */
export function createPresence(options: PresenceOptions): Presence {
  const { database, now, wake, log, timing = TIMING } = options;
  const { db } = database;
  const noted = new Map<number, Sighting>();
  const written = new Map<number, Sighting>();
  let firstNew: number | undefined;
  let lastSweep = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  function seen({ id }: Pick<SignedInDevice, 'id'>, status: DeviceStatus): void {
    const at = now().getTime();
    const before = written.get(id);
    const known = noted.get(id)?.status ?? before?.status;
    // What a call does not report, such as the frame of a socket, is as it was reported last.
    const appVersion = status.appVersion ?? known?.appVersion ?? null;
    noted.set(id, {
      at,
      status: { appVersion, battery: status.battery ?? known?.battery ?? null },
    });
    if (!before || at - before.at >= REWRITE_MS) firstNew ??= performance.now();
  }

  /** Writes what was noted, but for devices that were written a short time ago. */
  async function write(all: boolean): Promise<void> {
    const due = [...noted].filter(([id, { at }]) => {
      const before = written.get(id);
      return all || !before || now().getTime() - before.at >= REWRITE_MS || before.at > at;
    });
    if (due.length === 0) return;
    await writeSightings(
      db,
      due.map(([id, { at }]) => ({ id, at })),
    );
    const reporting = due.filter(([id, { status }]) => {
      const before = written.get(id)?.status;
      return status.appVersion !== before?.appVersion || status.battery !== before?.battery;
    });
    await writeReports(
      db,
      reporting.map(([id, { status }]) => ({ id, ...status })),
    );
    if (written.size > MAX_REMEMBERED) written.clear();
    for (const [id, sighting] of due) {
      written.set(id, sighting);
      if (noted.get(id) === sighting) noted.delete(id);
    }
  }

  async function report(): Promise<boolean> {
    const projects = await projectsWithChanges(db, now());
    let reported = true;
    for (const projectId of projects) {
      reported = (await reportPresence({ database, wake }, projectId, now())) && reported;
    }
    return reported;
  }

  async function look(): Promise<void> {
    const started = performance.now();
    const gathered = firstNew !== undefined && started - firstNew >= timing.gatherMs;
    const due = firstNew === undefined && started - lastSweep >= timing.sweepMs;
    if (!gathered && !due) return;
    firstNew = undefined;
    await write(false);
    // Again soon when others of the project were reported a moment ago.
    if (await report()) lastSweep = started;
  }

  const run = () => {
    running ??= look()
      .catch((error: unknown) => log.warn({ reason: reasonOf(error) }, 'presence of devices'))
      .finally(() => {
        running = undefined;
      });
  };

  return {
    seen,
    start() {
      timer = setInterval(run, timing.everyMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await running;
      await write(true).catch((error: unknown) =>
        log.warn({ reason: reasonOf(error) }, 'presence of devices'),
      );
    },
  };
}
