import { once } from 'node:events';
import type { EventFrame, HelloFrame } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { WebSocket } from 'ws';

const TIMEOUT_MS = 10_000;

export interface ConnectOptions {
  cookie?: string;
  origin?: string;
  epoch?: string;
  since?: number;
  /** Whether protocol pings are answered; true by default. */
  autoPong?: boolean;
}

/** A client of the live protocol that collects every frame. */
export class LiveClient {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly events: EventFrame[] = [];
  hello: HelloFrame | undefined;
  closed: { code: number } | undefined;
  readonly #changed = new EventTarget();

  constructor(url: string, projectId: number, options: ConnectOptions = {}) {
    const { cookie, origin, epoch, since, autoPong = true } = options;
    const address = new URL(paths.live(projectId), url.replace(/^http/, 'ws'));
    if (epoch !== undefined) address.searchParams.set('epoch', epoch);
    if (since !== undefined) address.searchParams.set('since', String(since));
    this.socket = new WebSocket(address, {
      autoPong,
      headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    });
    this.socket.on('message', (data: Buffer) => this.#take(data.toString()));
    this.socket.on('close', (code) => {
      this.closed = { code };
      this.#changed.dispatchEvent(new Event('change'));
    });
    // Failures are visible in `closed`, and for a refused upgrade in `refusal`.
    this.socket.on('error', () => undefined);
  }

  #take(text: string): void {
    this.texts.push(text);
    if (text !== 'pong') {
      const frame = JSON.parse(text) as HelloFrame | EventFrame;
      if (frame.event === 'hello') this.hello = frame;
      else this.events.push(frame);
    }
    this.#changed.dispatchEvent(new Event('change'));
  }

  /** The client's position in the log. */
  get position(): number {
    return this.events.at(-1)?.seq ?? this.hello?.seq ?? 0;
  }

  /** Waits until the condition holds; throws with the received frames after a timeout. */
  async until(condition: () => boolean): Promise<this> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    while (!condition()) {
      await once(this.#changed, 'change', { signal }).catch(() => {
        const state = { hello: this.hello, events: this.events.length, closed: this.closed };
        throw new Error(`waited in vain: ${JSON.stringify(state)}`);
      });
    }
    return this;
  }

  greeted(): Promise<this> {
    return this.until(() => this.hello !== undefined);
  }

  received(count: number): Promise<this> {
    return this.until(() => this.events.length >= count);
  }

  async closeCode(): Promise<number> {
    await this.until(() => this.closed !== undefined);
    return this.closed?.code ?? 0;
  }

  async end(): Promise<void> {
    this.socket.terminate();
    await this.until(() => this.closed !== undefined);
  }
}

/** The status with which the server refuses to upgrade. */
export async function refusal(
  url: string,
  projectId: number,
  options: ConnectOptions,
): Promise<number> {
  const { socket } = new LiveClient(url, projectId, options);
  const [, answer] = (await once(socket, 'unexpected-response', {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })) as [unknown, { statusCode: number }];
  socket.terminate();
  return answer.statusCode;
}
