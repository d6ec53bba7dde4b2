import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = pathToFileURL(join(import.meta.dirname, 'postgres.ts')).href;

/** Like a failed test run: the server stops, and the process exits by itself. */
const FAILING_RUN = `
  const { startPostgres } = await import(${JSON.stringify(MODULE)});
  const server = await startPostgres();
  process.exitCode = 3;
  await server.stop();
`;

it('a failed run exits as failed, although PostgreSQL was started in its process', async () => {
  const run = spawn(process.execPath, ['--input-type=module', '--eval', FAILING_RUN]);
  const [code] = (await once(run, 'exit')) as [number | null];
  expect(code).toBe(3);
});
