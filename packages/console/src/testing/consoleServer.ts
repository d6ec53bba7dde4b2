import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type TestServer,
  type TestServerOptions,
  startTestServer,
} from '@concierge/server/testing/testServer';

const CONSOLE = join(import.meta.dirname, '../..');

/** The real server, serving the console's texts as it would serve a built console. */
export async function startConsoleServer(options: TestServerOptions = {}): Promise<TestServer> {
  const consoleDir = mkdtempSync(join(tmpdir(), 'concierge-console-'));
  cpSync(join(CONSOLE, 'public'), consoleDir, { recursive: true });
  cpSync(join(CONSOLE, 'index.html'), join(consoleDir, 'index.html'));
  const server = await startTestServer({
    ...options,
    config: { consoleDir, ...options.config },
  });
  return {
    ...server,
    async close() {
      await server.close();
      rmSync(consoleDir, { recursive: true, force: true });
    },
  };
}
