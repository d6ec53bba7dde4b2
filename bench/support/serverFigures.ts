import { METRICS_TOKEN } from './server.ts';
import { HttpClient } from './http.ts';

/** What a server process says of itself by its metrics. */
export interface ServerFigures {
  cpuSeconds: number;
  residentBytes: number;
  heapBytes: number;
  /** Delay of the event loop since it was asked last. */
  loopP99Ms: number;
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
    heapBytes: value('nodejs_heap_size_used_bytes'),
    loopP99Ms: value('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}
