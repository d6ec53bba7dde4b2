/**
 * The first README command: builds what changed, then serves the console and the API on one port
 * with the demo project in the embedded database.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPagesIfChanged } from './build.ts';
import { COMPILE_CACHE, ROOT } from './paths.ts';

await buildPagesIfChanged();
const server = spawn(
  process.execPath,
  [join(ROOT, 'packages/server/src/main.ts'), '--demo', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    // A line for every call would bury the address and the sign-in.
    env: { LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => server.kill(signal));
}
server.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
