import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../testing/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

const ready = async () => (await server.anonymous.get('/readyz')).body;

it.each([
  ['deleted', (file: string) => rmSync(file)],
  ['moved', (file: string) => renameSync(file, `${file}.old`)],
  [
    'replaced by a copy',
    (file: string) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  ['robbed of its log', (file: string) => rmSync(`${file}-wal`)],
])('R13 /readyz says that the file of the database is %s', async (_what, lose) => {
  server = await startTestServer();
  expect(await ready()).toEqual({ status: 'ok' });
  lose(join(server.location.dataDir, 'concierge.sqlite'));
  expect(await ready()).toEqual({ status: 'no database' });
});
