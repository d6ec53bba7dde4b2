import { afterAll, beforeAll, describe } from 'vitest';
import { DATABASES } from './postgres.ts';
import { sharedPostgres } from './sharedPostgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './testServer.ts';

/**
 * Runs the same tests against SQLite and PostgreSQL, each with its own server. The tests get a function
 * that returns the server, which starts before the first of them.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'databaseUrl'> = {},
): void {
  describe.each(DATABASES)(`${title} on %s`, (name) => {
    let server: TestServer | undefined;
    const postgres = sharedPostgres();
    beforeAll(async () => {
      const databaseUrl = name === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
      server = await startTestServer({ ...options, databaseUrl });
    });
    afterAll(async () => {
      await server?.close();
      await postgres.stop();
    });
    tests(() => {
      if (!server) throw new Error('The server has not started');
      return server;
    });
  });
}
