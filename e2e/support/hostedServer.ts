import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import type { ServerOptions } from './server.ts';

/** A command for the process: to serve with these settings, or to close the server. */
export interface HostCommand {
  open?: Readonly<Record<string, string>>;
}
export interface HostAnswer {
  url?: string;
  failure?: string;
}

/** A server with its own database, for one test. */
export interface HostedServer {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** One process that serves the tests of a worker, one after the other. */
export class ServerHost {
  readonly #process: ChildProcess;

  constructor() {
    this.#process = fork(join(import.meta.dirname, 'serverHost.ts'), { cwd: ROOT, execArgv: [] });
  }

  async #send(command: HostCommand): Promise<HostAnswer> {
    const answered = Promise.withResolvers<HostAnswer>();
    const ended = (code: number | null) =>
      answered.reject(new Error(`The server's process ended with ${code}`));
    this.#process.once('message', answered.resolve).once('exit', ended);
    this.#process.send(command);
    try {
      const answer = await answered.promise;
      if (answer.failure !== undefined) throw new Error(answer.failure);
      return answer;
    } finally {
      this.#process.off('message', answered.resolve).off('exit', ended);
    }
  }

  /** Serves this database folder until `stop`. */
  async serve({ dataDir, env = {} }: ServerOptions): Promise<HostedServer> {
    const { url = '' } = await this.#send({
      open: {
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        RATE_LIMIT: '0',
        DEVICE_RATE_LIMIT: '0',
        ...env,
      },
    });
    return {
      url,
      port: Number(new URL(url).port),
      stop: async () => {
        await this.#send({});
      },
    };
  }

  async end(): Promise<void> {
    const ended = once(this.#process, 'exit');
    this.#process.disconnect();
    await ended;
  }
}
