import { freePort } from '@concierge/tooling/freePort';
import { startServerProcess } from '@concierge/server/testing/serverProcess';

export interface ServerOptions {
  dataDir: string;
  env?: Readonly<Record<string, string>>;
}

/** A server process with the demo project, as the README's start command runs it. */
export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly dataDir: string;
  /** Its output since the last start. */
  output(): string;
  /** Ends it gracefully. */
  stop(): Promise<void>;
  /** Kills it, as a power cut does. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  restart(): Promise<void>;
}

export async function startServer({ dataDir, env = {} }: ServerOptions): Promise<RunningServer> {
  const port = await freePort();
  const launch = () =>
    startServerProcess({
      location: { databaseUrl: null, dataDir },
      port,
      args: ['--demo'],
      // Production refuses the demo.
      env: { NODE_ENV: 'development', ...env },
    });
  let server = await launch();
  return {
    url: server.url,
    port,
    dataDir,
    output: () => server.output(),
    stop: () => server.stop(),
    kill: () => server.kill(),
    restart: async () => {
      server = await launch();
    },
  };
}
