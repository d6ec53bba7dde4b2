import { afterAll, beforeAll, describe } from 'vitest';
import { Caller } from './caller.ts';
import { DATABASES } from './postgres.ts';
import { sharedPostgres } from './sharedPostgres.ts';
import type { Username } from './testProject.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './testServer.ts';

type Options = Omit<TestServerOptions, 'databaseUrl'>;

/** A server for the tests of a file or group. The function returns it; it starts before the first of them. */
export function serverForTests(options: Options = {}, database = 'SQLite'): () => TestServer {
  let server: TestServer | undefined;
  const postgres = sharedPostgres();
  beforeAll(async () => {
    const databaseUrl = database === 'PostgreSQL' ? await postgres.createDatabase() : undefined;
    server = await startTestServer({ ...options, databaseUrl });
  });
  afterAll(async () => {
    await server?.close();
    await postgres.stop();
  });
  return () => {
    if (!server) throw new Error('The server has not started');
    return server;
  };
}

/** A user of the first project, who signs in before the tests of a file or group. */
export function signedIn(server: () => TestServer, username: Username): Caller {
  const caller = new Caller('');
  beforeAll(async () => void Object.assign(caller, await server().signIn(username)));
  return caller;
}

/** Runs the same tests against SQLite and PostgreSQL, each with its own server. */
export function describeOnEachDatabase(
  title: string,
  tests: (server: () => TestServer) => void,
  options: Options = {},
): void {
  describe.each(DATABASES)(`${title} on %s`, (name) => {
    tests(serverForTests(options, name));
  });
}
