import { Agent, request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** Few, so that one caller's connection soon carries the call of another. */
const CONNECTIONS = 2;
const ANSWER_TIMEOUT_MS = 10_000;

/** The side of a reverse proxy that faces the server. */
export interface KeepAliveProxy {
  /** Makes a call on a connection that others have used, and returns its status. Fails as a proxy answers 502 or 504. */
  call(method: string, path: string, headers: Readonly<Record<string, string>>): Promise<number>;
  close(): void;
}

/** A pool of connections that the calls of all users share, and which passes on the `Upgrade` header. */
export function createKeepAliveProxy(url: string): KeepAliveProxy {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return {
    async call(method, path, headers) {
      const { hostname, port } = new URL(url);
      const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
      const options = { hostname, port, method, path, headers, agent, signal };
      const call = request(options).end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      return answer.statusCode ?? 0;
    },
    close: () => agent.destroy(),
  };
}
