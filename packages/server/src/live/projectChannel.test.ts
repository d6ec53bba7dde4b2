import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../testing/testServer.ts';
import { latestSeq } from './eventLog.ts';
import { type Follower, ProjectChannel } from './projectChannel.ts';

let server: TestServer;
let log: DatabaseSync;
beforeAll(async () => {
  server = await startTestServer();
  log = new DatabaseSync(join(server.location.dataDir, 'concierge.sqlite'));
});
afterAll(async () => {
  log.close();
  await server.close();
});

/** Commits an event within this very turn. */
function append(projectId: number, seq: number): void {
  log.prepare('update project set event_seq = ? where id = ?').run(seq, projectId);
  log
    .prepare(
      'insert into event (project_id, seq, event, payload, created_at) values (?, ?, ?, ?, ?)',
    )
    .run(projectId, seq, 'service.changed', '{"payload":{}}', new Date().toISOString());
}

/** Further than a read with its delivery takes, in turns of the microtask queue. */
const TURNS = 700;

it.each([1, 20, 190])(
  'U49 a wake is never lost, at whatever turn of a read it comes: %i followers',
  async (count) => {
    const { database, project } = server;
    let seq = (await latestSeq(database.db, project.id)) ?? 0;
    const errors: unknown[] = [];
    const channel = new ProjectChannel(database.db, project.id, (error) => errors.push(error));
    const followers = Array.from({ length: count }, () => {
      const follower = {
        open: true,
        position: seq,
        deliver: (frame: Parameters<Follower['deliver']>[0]) => {
          follower.position = frame.seq;
        },
      };
      channel.followers.add(follower);
      return follower;
    });
    const change = () => {
      append(project.id, (seq += 1));
      void channel.wake();
    };
    const late: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      change();
      for (let passed = 0; passed < turn; passed += 1) await Promise.resolve();
      change();
      // On SQLite a read needs nothing but microtasks.
      await setImmediate();
      if (followers.some(({ position }) => position !== seq)) late.push(turn);
    }
    expect(late).toEqual([]);
    expect(errors).toEqual([]);
  },
);
