import { once } from 'node:events';
import type { EventFrame, HelloFrame, LiveEventName } from '@concierge/contract/live';
import { paths } from '@concierge/contract/paths';
import { type ClientOptions, WebSocket } from 'ws';

const TIMEOUT_MS = 30_000;

export interface ConnectOptions {
  cookie?: string;
  origin?: string;
  epoch?: string;
  since?: number;
  /** Whether protocol pings are answered; true by default. */
  autoPong?: boolean;
}

/** A websocket that collects what it is sent. */
export abstract class TestSocket {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  closed: { code: number; reason: string } | undefined;
  readonly #changed = new EventTarget();

  constructor(address: URL, protocols: readonly string[], options: ClientOptions) {
    this.socket = new WebSocket(address, [...protocols], options);
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString();
      this.texts.push(text);
      if (text !== 'pong') this.take(JSON.parse(text));
      this.#changed.dispatchEvent(new Event('change'));
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#changed.dispatchEvent(new Event('change'));
    });
    // Failures are visible in `closed`, and for a refused upgrade in `refusal`.
    this.socket.on('error', () => undefined);
  }

  protected abstract take(frame: unknown): void;

  /** Waits until the condition holds; throws with what was received after a timeout. */
  async until(condition: () => boolean): Promise<this> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    while (!condition()) {
      await once(this.#changed, 'change', { signal }).catch(() => {
        const state = { last: this.texts.slice(-3), count: this.texts.length, closed: this.closed };
        throw new Error(`waited in vain: ${JSON.stringify(state)}`);
      });
    }
    return this;
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

/** The status with which the server refuses to upgrade this socket. */
export async function refusalOf({ socket }: TestSocket): Promise<number> {
  const [, answer] = (await once(socket, 'unexpected-response', {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })) as [unknown, { statusCode: number }];
  socket.terminate();
  return answer.statusCode;
}

/** A client of the live protocol that collects every frame. */
export class LiveClient extends TestSocket {
  readonly events: EventFrame[] = [];
  hello: HelloFrame | undefined;

  constructor(url: string, projectId: number, options: ConnectOptions = {}) {
    const { cookie, origin, epoch, since, autoPong = true } = options;
    const address = new URL(paths.live(projectId), url.replace(/^http/, 'ws'));
    if (epoch !== undefined) address.searchParams.set('epoch', epoch);
    if (since !== undefined) address.searchParams.set('since', String(since));
    super(address, [], {
      autoPong,
      headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    });
  }

  protected override take(frame: HelloFrame | EventFrame): void {
    if (frame.event === 'hello') this.hello = frame;
    else this.events.push(frame);
  }

  /** The client's position in the log. */
  get position(): number {
    return this.events.at(-1)?.seq ?? this.hello?.seq ?? 0;
  }

  greeted(): Promise<this> {
    return this.until(() => this.hello !== undefined);
  }

  /** Waits until this many events of this name have come; other events do not count. */
  received(name: LiveEventName, count = 1): Promise<this> {
    return this.until(() => this.eventsOf(name).length >= count);
  }

  eventsOf(name: LiveEventName): EventFrame[] {
    return this.events.filter(({ event }) => event === name);
  }
}

/** The status with which the server refuses to upgrade. */
export async function refusal(
  url: string,
  projectId: number,
  options: ConnectOptions,
): Promise<number> {
  return refusalOf(new LiveClient(url, projectId, options));
}
