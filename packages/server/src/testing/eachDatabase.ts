import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './testServer.ts';

/** One PostgreSQL per test file, started for the first group that needs it, stopped after the last. */
let postgres: Promise<TestPostgres> | undefined;
let groupsLeft = 0;

async function emptyPostgresDatabase(): Promise<string> {
  postgres ??= startPostgres();
  return (await postgres).createDatabase();
}

async function groupIsDone(): Promise<void> {
  groupsLeft -= 1;
  if (groupsLeft > 0) return;
  const running = await postgres;
  postgres = undefined;
  await running?.stop();
}

/**
 * Runs the same tests against SQLite and PostgreSQL, each with a server of its own. The tests get a
 * function that returns the server, since it starts before the first of them.
 */
export function describeOnEachDatabase(
  title: string,
  tests: (server: () => TestServer) => void,
  options: Omit<TestServerOptions, 'databaseUrl'> = {},
): void {
  describe.each(['SQLite', 'PostgreSQL'])(`${title} on %s`, (name) => {
    let server: TestServer | undefined;
    groupsLeft += 1;
    beforeAll(async () => {
      const databaseUrl = name === 'PostgreSQL' ? await emptyPostgresDatabase() : undefined;
      server = await startTestServer({ ...options, databaseUrl });
    });
    afterAll(async () => {
      await server?.close();
      await groupIsDone();
    });
    tests(() => {
      if (!server) throw new Error('The server has not started');
      return server;
    });
  });
}
