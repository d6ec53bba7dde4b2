import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What calls cost so far. */
export interface CallCounts {
  calls: number;
  /** Bytes on the wire, both ways, heads and bodies. */
  bytes: number;
  /** Answers that are no success, those told to wait (429) among them. */
  failed: number;
  refused: number;
  /** Calls without an answer: the server was gone. */
  unanswered: number;
}

/** An answer that is no success, or none (status 0). */
export class CallFailed extends Error {
  readonly status: number;

  constructor(what: string, status: number) {
    super(`${what}: ${status === 0 ? 'no answer' : status}`);
    this.name = 'CallFailed';
    this.status = status;
  }
}

/** Connections of many clients; as browsers do, it opens another when all are in use. */
export const keepAliveAgent = () => new Agent({ keepAlive: true });

const TIMEOUT_MS = 30_000;

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The calls of one client, counted; keeps the cookies that the server sets. */
export class DeskCalls {
  readonly counts: CallCounts = { calls: 0, bytes: 0, failed: 0, refused: 0, unanswered: 0 };
  readonly #url: string;
  readonly #agent: Agent;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #cookies = new Map<string, string>();

  /** `headers` go with every call. */
  constructor(url: string, agent: Agent, headers: Readonly<Record<string, string>> = {}) {
    this.#url = url;
    this.#agent = agent;
    this.#headers = headers;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @throws CallFailed */
  async json<Body>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<Body> {
    return JSON.parse(await this.text(method, path, 'application/json', body)) as Body;
  }

  /** @throws CallFailed */
  async text(
    method: 'GET' | 'POST',
    path: string,
    accept: string,
    body?: unknown,
  ): Promise<string> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const { counts } = this;
    counts.calls += 1;
    const answer = await this.#send(method, path, text, {
      ...this.#headers,
      accept,
      'accept-encoding': 'br',
      ...(text === '' ? {} : { 'content-type': 'application/json' }),
      ...(this.#cookies.size > 0 && { cookie: this.cookie }),
    }).catch(() => undefined);
    if (!answer) {
      counts.unanswered += 1;
      throw new CallFailed(`${method} ${path}`, 0);
    }
    const { status, headers } = answer;
    for (const line of headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=', 2);
      this.#cookies.set(name, value);
    }
    if (status < 200 || status > 299) {
      counts.failed += 1;
      if (status === 429) counts.refused += 1;
      throw new CallFailed(`${method} ${path}`, status);
    }
    const isPacked = headers['content-encoding'] === 'br';
    return (isPacked ? brotliDecompressSync(answer.body) : answer.body).toString();
  }

  #send(
    method: string,
    path: string,
    text: string,
    headers: Record<string, string>,
  ): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      const options = { method, agent: this.#agent, headers, timeout: TIMEOUT_MS };
      const call = request(new URL(path, this.#url), options, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(parts),
          }),
        );
      });
      call.on('socket', (socket) => {
        // A kept connection has carried others before.
        const before = socket.bytesRead + socket.bytesWritten;
        call.on('close', () => {
          this.counts.bytes += socket.bytesRead + socket.bytesWritten - before;
        });
      });
      call.on('timeout', () => call.destroy(new Error('no answer')));
      call.on('error', reject);
      call.end(text);
    });
  }
}
