import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { RanStatement } from '../database/open.ts';
import { PRODUCT_VERSION } from '../lib/productVersion.ts';

const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const STATEMENT_SECONDS = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1, 5];

/** How often the event loop is looked at. The lag includes it: Node measures from one look to the next. */
const LOOP_PRECISION_MS = 5;

export interface EndedCall {
  method: string;
  /** The pattern of the address, e.g. `/api/user/change-lang/:lang`; ids would be endless. */
  route: string;
  status: number;
  seconds: number;
}

export interface MetricSources {
  /** Connected live sockets. */
  staffSockets: () => number;
  deviceSockets: () => number;
  /** Calls that wait for a connection to the database. */
  databaseWaiting: () => number;
  /** When the last backup was made, in milliseconds; undefined: never, or it cannot be read now. */
  backedUpAt: () => Promise<number | undefined>;
}

const NOTHING: MetricSources = {
  staffSockets: () => 0,
  deviceSockets: () => 0,
  databaseWaiting: () => 0,
  backedUpAt: async () => undefined,
};

/** The metrics of one server process, for Prometheus. No label contains data of a project or a user. */
export interface Metrics {
  callEnded(call: EndedCall): void;
  statementRan(statement: RanStatement): void;
  eventSent(): void;
  socketTooSlow(): void;
  /** Sets where what is so at the moment is read, each time the metrics are asked for. */
  readBy(sources: MetricSources): void;
  /** All metrics in the text format of Prometheus. */
  text(): Promise<string>;
  contentType: string;
}

/** The first word of a statement and the table it is about; `begin` and `commit` have none. */
export function kindOf(sql: string): { operation: string; table: string } {
  const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'other';
  const table = /\b(?:from|into|update)\s+"(\w+)"/i.exec(sql)?.[1] ?? 'none';
  return { operation, table };
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_PRECISION_MS });

  const build = new Gauge({
    name: 'concierge_build_info',
    help: 'Always 1, with the version this process runs.',
    labelNames: ['version'] as const,
    registers,
  });
  build.set({ version: PRODUCT_VERSION }, 1);
  const calls = new Histogram({
    name: 'concierge_http_request_duration_seconds',
    help: 'Time from a call to the end of its answer.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: CALL_SECONDS,
    registers,
  });
  const statements = new Histogram({
    name: 'concierge_database_statement_duration_seconds',
    help: 'Time a statement took; commit includes writing to the disk.',
    labelNames: ['operation', 'table'] as const,
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const failures = new Counter({
    name: 'concierge_database_statements_failed_total',
    help: 'Statements the database refused, also those the server expects, such as a taken name.',
    labelNames: ['operation', 'table'] as const,
    registers,
  });
  const events = new Counter({
    name: 'concierge_live_events_sent_total',
    help: 'Event frames handed to live sockets.',
    registers,
  });
  const tooSlow = new Counter({
    name: 'concierge_live_sockets_too_slow_total',
    help: 'Live sockets that did not read and were sent away.',
    registers,
  });
  let sources = NOTHING;
  const sockets: Gauge = new Gauge({
    name: 'concierge_live_sockets',
    help: 'Live sockets of staff connected to this process.',
    registers,
    collect: () => sockets.set(sources.staffSockets()),
  });
  const deviceSockets: Gauge = new Gauge({
    name: 'concierge_device_sockets',
    help: 'Live sockets of devices connected to this process.',
    registers,
    collect: () => deviceSockets.set(sources.deviceSockets()),
  });
  const waiting: Gauge = new Gauge({
    name: 'concierge_database_waiting',
    help: 'Calls of this process that wait for a connection to PostgreSQL.',
    registers,
    collect: () => waiting.set(sources.databaseWaiting()),
  });
  const backup: Gauge = new Gauge({
    name: 'concierge_backup_timestamp_seconds',
    help: 'Instant of the last backup by the command line; absent without one.',
    registers,
    async collect() {
      const at = await sources.backedUpAt();
      if (at === undefined) backup.remove();
      else backup.set(at / 1000);
    },
  });

  return {
    callEnded: ({ method, route, status, seconds }) =>
      calls.observe({ method, route, status }, seconds),
    statementRan({ sql, durationMs, failed }) {
      const kind = kindOf(sql);
      if (failed) failures.inc(kind);
      else statements.observe(kind, durationMs / 1000);
    },
    eventSent: () => events.inc(),
    socketTooSlow: () => tooSlow.inc(),
    readBy(given) {
      sources = given;
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
