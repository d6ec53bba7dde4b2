import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  DeviceMessage,
  DeviceRequest,
  DeviceRequestBody,
  DeviceService,
} from '@concierge/contract/devices';
import { paths } from '@concierge/contract/paths';
import type { Page } from '@concierge/contract/refs';
import { demoDeviceKey } from '../demo/demoProject.ts';

const ATTEMPT_TIMEOUT_MS = 10_000;
const RETRY_MIN_MS = 100;
const RETRY_MAX_MS = 2_000;
/** Statuses after which the same call may succeed later. */
const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504]);

/** How one request of a room ended. */
export interface Outcome {
  acknowledged: boolean;
  /** Milliseconds from the first attempt to the answer. */
  latencyMs: number;
  retries: number;
  /** Why it failed. */
  reason?: string;
}

/** A room of the demo project that uses the device API of a running server. */
export interface RoomPlayer {
  services(): Promise<DeviceService[]>;
  /** What the room's tablet shows. @throws Error when the server does not answer. */
  requests(): Promise<Page<DeviceRequest>>;
  messages(): Promise<Page<DeviceMessage>>;
  /** Requests a service and retries, with one idempotency key, until `timeoutMs`. */
  request(body: DeviceRequestBody, timeoutMs: number): Promise<Outcome>;
}

export function roomPlayer(url: string, serialId: string): RoomPlayer {
  const authorization = `Bearer ${demoDeviceKey(serialId)}`;

  async function attempt(body: DeviceRequestBody, key: string): Promise<Response> {
    const answer = await fetch(new URL(paths.deviceRequests(), url), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    // Read to the end, so that the connection can be reused.
    await answer.arrayBuffer();
    return answer;
  }

  async function read<Body>(path: string): Promise<Body> {
    const answer = await fetch(new URL(path, url), {
      headers: { authorization },
      signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`${serialId}: the server answers ${answer.status}`);
    return (await answer.json()) as Body;
  }

  return {
    services: () => read<DeviceService[]>(paths.deviceServices()),
    requests: () => read<Page<DeviceRequest>>(`${paths.deviceRequests()}?limit=200`),
    messages: () => read<Page<DeviceMessage>>(`${paths.deviceMessages()}?limit=200`),

    async request(body, timeoutMs) {
      const key = randomUUID();
      const start = performance.now();
      const elapsed = () => performance.now() - start;
      for (let retries = 0; ; retries += 1) {
        const answer = await attempt(body, key).catch((error: unknown) => error);
        if (answer instanceof Response) {
          if (answer.ok) return { acknowledged: true, latencyMs: elapsed(), retries };
          if (!RETRYABLE.has(answer.status)) {
            const reason = `status ${answer.status}`;
            return { acknowledged: false, latencyMs: elapsed(), retries, reason };
          }
        }
        const wait = Math.min(RETRY_MAX_MS, RETRY_MIN_MS * 2 ** retries);
        if (elapsed() + wait > timeoutMs) {
          const reason = answer instanceof Response ? `status ${answer.status}` : 'no connection';
          return { acknowledged: false, latencyMs: elapsed(), retries, reason };
        }
        await pause(wait);
      }
    },
  };
}
