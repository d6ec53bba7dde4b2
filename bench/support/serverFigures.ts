import { cpus } from 'node:os';
import { METRICS_TOKEN } from './server.ts';
import { HttpClient } from './http.ts';

/** What a server process says of itself by its metrics. */
export interface ServerFigures {
  cpuSeconds: number;
  residentBytes: number;
  sockets: number;
  /** Delay of the event loop since it was asked last. */
  loopP99Ms: number;
  loopMaxMs: number;
}

export async function readFigures(url: string): Promise<ServerFigures> {
  const http = new HttpClient(url, 1);
  const token = { authorization: `Bearer ${METRICS_TOKEN}` };
  const { text } = await http.must('GET', '/metrics', token);
  http.close();
  const value = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    cpuSeconds: value('process_cpu_seconds_total'),
    residentBytes: value('process_resident_memory_bytes'),
    sockets: value('concierge_live_sockets'),
    loopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
    loopMaxMs: value('nodejs_eventloop_lag_max_seconds') * 1000,
  };
}

const MICROSECONDS = 1e6;

/** Seconds of processor time that this process has used with all its threads, and the whole machine. */
export function usedSeconds(): { own: number; machine: number } {
  const { user, system } = process.cpuUsage();
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return {
    own: (user + system) / MICROSECONDS,
    machine: busy.reduce((sum, ms) => sum + ms, 0) / 1000,
  };
}
