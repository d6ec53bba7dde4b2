import {
  type EventFrame,
  LIVE_BACKOFF_MAX_MS,
  LIVE_PING_MS,
  LIVE_SILENCE_MS,
  LiveClose,
  type LiveFrame,
  type LivePosition,
  isHello,
  isNumbered,
} from '@concierge/contract/live';
import { WebSocket } from 'ws';

const FIRST_BACKOFF_MS = 1_000;

export interface DeskSocketOptions {
  /** Address of the project's live socket. */
  address: URL;
  cookie: () => string;
  /** Where the page's data ends; undefined: nothing is known. */
  position: LivePosition | undefined;
  /** Every event once, in the order of the numbers. */
  onEvent: (frame: EventFrame) => void;
  /** Everything shown has to be asked for again. */
  onResync: () => void;
}

/** The live socket as a console holds it (docs/live-protocol.md): reconnects until it is closed. */
export class DeskSocket {
  /** Bytes of the frames received. */
  bytes = 0;
  /** Connections made, the first included. */
  connections = 0;
  /** Times the server asked to reload. */
  resyncs = 0;
  /** Whether the session has ended (4401), after which it does not reconnect. */
  hasEnded = false;
  /** Frames that were not the next one: a gap. */
  gaps = 0;
  position: LivePosition | undefined;
  isGreeted = false;
  readonly #options: DeskSocketOptions;
  #socket: WebSocket | undefined;
  #attempts = 0;
  #closed = false;
  #timer: NodeJS.Timeout | undefined;
  #pinging: NodeJS.Timeout | undefined;
  #silence: NodeJS.Timeout | undefined;

  constructor(options: DeskSocketOptions) {
    this.#options = options;
    this.position = options.position;
    this.#connect();
  }

  #connect(): void {
    this.#timer = undefined;
    const { address, cookie } = this.#options;
    const url = new URL(address);
    if (this.position) {
      url.searchParams.set('epoch', this.position.epoch);
      url.searchParams.set('since', String(this.position.seq));
    }
    const socket = new WebSocket(url, { headers: { cookie: cookie() }, perMessageDeflate: false });
    this.#socket = socket;
    socket.on('open', () => {
      this.connections += 1;
      this.#pinging = setInterval(() => socket.send('ping'), LIVE_PING_MS);
      this.#heard(socket);
    });
    socket.on('message', (data: Buffer) => {
      this.bytes += data.length;
      this.#heard(socket);
      const text = data.toString();
      if (text !== 'pong') this.#take(socket, JSON.parse(text) as LiveFrame);
    });
    // Every failure ends in `close`.
    socket.on('error', () => undefined);
    socket.on('close', (code) => this.#ended(code));
  }

  #heard(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => socket.terminate(), LIVE_SILENCE_MS);
  }

  #take(socket: WebSocket, frame: LiveFrame): void {
    if (isHello(frame)) {
      this.isGreeted = true;
      this.#attempts = 0;
      this.position = { epoch: frame.epoch, seq: frame.seq };
      if (!frame.resync) return;
      this.resyncs += 1;
      this.#options.onResync();
    } else if (isNumbered(frame) && this.position && frame.seq > this.position.seq) {
      if (frame.seq > this.position.seq + 1) {
        this.gaps += 1;
        socket.terminate();
        return;
      }
      this.position = { ...this.position, seq: frame.seq };
      this.#options.onEvent(frame);
    }
  }

  #ended(code: number): void {
    this.isGreeted = false;
    clearInterval(this.#pinging);
    clearTimeout(this.#silence);
    this.hasEnded = code === LiveClose.sessionEnded;
    if (this.#closed || this.hasEnded) return;
    const bound = Math.min(LIVE_BACKOFF_MAX_MS, FIRST_BACKOFF_MS * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#timer = setTimeout(() => this.#connect(), Math.random() * bound);
  }

  /** The page has become visible: what waits to connect again does so at once. */
  show(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#attempts = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.terminate();
  }
}
