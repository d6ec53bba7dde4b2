import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OUTAGES, type Outage, takeAway } from '../testing/outages.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';
import { type TestProject, addTestProject } from '../testing/testProject.ts';
import { migrate } from './migrate.ts';
import { type DatabaseLocation, withDatabase } from './open.ts';

describe('a server under load whose PostgreSQL goes away', () => {
  let postgres: PostgresServer;
  let location: DatabaseLocation;
  let project: TestProject;
  let server: ServerProcess;

  beforeAll(async () => {
    postgres = await startPostgres();
    location = { databaseUrl: await postgres.createDatabase(), dataDir: '' };
    project = await withDatabase(location, async (database) => {
      await migrate(database);
      return addTestProject(database.db, 'house');
    });
    server = await startServerProcess({ location });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
  });

  it.each(Object.keys(OUTAGES) as Outage[])(
    'R1 goes on after: %s, and every acknowledged request reaches every socket once',
    async (outage) => {
      const seen = await takeAway(postgres, server, project, outage, 1);
      expect(seen.unexpected).toEqual([]);
      expect(seen).toMatchObject({ lost: 0, duplicated: 0, closed: 0 });
      expect(seen.acknowledged).toBeGreaterThan(50);
      const away = outage === 'backends terminated' ? [] : ['503 {"status":"no database"}'];
      expect(seen.notReady).toEqual(away);
    },
    60_000,
  );
});
