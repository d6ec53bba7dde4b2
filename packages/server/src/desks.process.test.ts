import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from './database/migrate.ts';
import { type DatabaseLocation, withDatabase } from './database/open.ts';
import { latestSeq } from './live/eventLog.ts';
import { DeskChanges } from './testing/deskChanges.ts';
import { keepAliveAgent } from './testing/deskCalls.ts';
import { type House, addHouse } from './testing/deskHouse.ts';
import { staleness } from './testing/deskTruth.ts';
import { allInStep, openDesks, screensOf, totalOf } from './testing/desks.ts';
import { freePort } from './testing/freePort.ts';
import { type ServerProcess, startServerProcess } from './testing/serverProcess.ts';

const DESKS = 100;
const CHANGES = 30;
const CHANGES_AFTERWARDS = 10;
const TEST_TIMEOUT_MS = 120_000;
const EVERY_MS = 200;
/** For a machine that does much else. */
const PATIENCE_MS = 60_000;

describe('a hundred desks', () => {
  const agent = keepAliveAgent();
  let folder: string;
  let location: DatabaseLocation;
  let house: House;
  let server: ServerProcess;
  let port: number;

  /** The limits are those a server has unless told otherwise. */
  const start = () =>
    startServerProcess({
      location,
      port,
      env: { CONSOLE_DIR: folder, RATE_LIMIT: '', DEVICE_RATE_LIMIT: '' },
    });
  const lastSeq = () =>
    withDatabase(location, async ({ db }) => (await latestSeq(db, house.project.id)) ?? 0);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concierge-desks-'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><!--boot-->');
    location = { dataDir: join(folder, 'data'), databaseUrl: null };
    house = await withDatabase(location, async (database) => {
      await migrate(database);
      const size = { requests: 2_000, waiting: 300, services: 20, users: 40, devices: 40 };
      return addHouse(database, 'desks', size);
    });
    port = await freePort();
    server = await start();
  });
  afterAll(async () => {
    agent.destroy();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    'T1 a hundred desks behind one address show what the database has, also after the server was killed, and none is refused',
    async () => {
      const desks = await openDesks({ url: server.url, agent, house, count: DESKS });
      try {
        const changes = new DeskChanges(server.url, house, agent);
        await changes.prepare();
        await allInStep(desks, 0, PATIENCE_MS);
        for (let made = 0; made < CHANGES; made += 1) {
          await Promise.all([changes.next(), pause(EVERY_MS)]);
        }
        await allInStep(desks, await lastSeq(), PATIENCE_MS);

        const before = totalOf(desks);

        await server.kill();
        server = await start();
        for (let made = 0; made < CHANGES_AFTERWARDS; made += 1) await changes.next();
        // Those that still wait for their turn need not: their users look.
        for (const desk of desks) desk.show();
        await allInStep(desks, await lastSeq(), PATIENCE_MS);

        const after = totalOf(desks);
        expect(await withDatabase(location, ({ db }) => staleness(db, screensOf(desks)))).toEqual({
          rows: 0,
          counts: 0,
        });
        expect(after).toMatchObject({ failed: 0, refused: 0, ended: 0, gaps: 0 });
        // A page that came without its data asks for a reload, a console that comes back never does.
        expect(after.resyncs).toBe(before.resyncs);
        expect(after.connections).toBe(before.connections + DESKS);
      } finally {
        for (const desk of desks) desk.close();
      }
    },
    TEST_TIMEOUT_MS,
  );
});
