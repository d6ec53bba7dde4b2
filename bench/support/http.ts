import { Agent, request } from 'node:http';
import { paths } from '@concierge/contract/paths';
import { cookieOf } from '@concierge/server/testing/testServer';
import { PASSWORD, type TestProject, type Username } from '@concierge/server/testing/testProject';

/** An answer and the time from the call to its last byte. */
export interface TimedAnswer {
  status: number;
  text: string;
  ms: number;
}

export type Headers = Readonly<Record<string, string>>;

/** An HTTP client with keep-alive connections, as browsers and proxies have. */
export class HttpClient {
  readonly #url: string;
  readonly #agent: Agent;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(method: string, path: string, headers: Headers, body?: unknown): Promise<TimedAnswer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const typed = text === undefined ? {} : { 'content-type': 'application/json' };
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const call = request(
        new URL(path, this.#url),
        { method, agent: this.#agent, headers: { ...typed, ...headers }, timeout: 30_000 },
        (answer) => {
          let received = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            received += part;
          });
          answer.on('end', () => {
            const { statusCode: status = 0 } = answer;
            resolve({ status, text: received, ms: performance.now() - start });
          });
          answer.on('error', reject);
        },
      );
      call.on('error', reject);
      call.on('timeout', () => call.destroy(new Error('no answer within 30 s')));
      call.end(text);
    });
  }

  /** @throws when the answer is no success. */
  async must(method: string, path: string, headers: Headers, body?: unknown): Promise<TimedAnswer> {
    const answer = await this.send(method, path, headers, body);
    if (answer.status < 200 || answer.status > 299) {
      throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
    }
    return answer;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** Signs a user of the project in and returns the cookie. */
export async function signIn(url: string, { code }: TestProject, username: Username) {
  const answer = await fetch(new URL(paths.login(), url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD, projectCode: code }),
  });
  return { cookie: cookieOf(answer.headers) };
}

/** Upper limit for measuring one figure on a slow machine. */
const BUDGET_MS = 15_000;

/** Calls per second of several concurrent callers, measured for at most `BUDGET_MS`. */
export async function callsPerSecond(
  callers: number,
  count: number,
  call: () => Promise<unknown>,
): Promise<number> {
  let left = count;
  let made = 0;
  const start = performance.now();
  const caller = async () => {
    while (left > 0 && performance.now() < start + BUDGET_MS) {
      left -= 1;
      await call();
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (made * 1000) / (performance.now() - start);
}
