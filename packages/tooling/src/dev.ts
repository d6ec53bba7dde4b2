/**
 * Development: the server restarts on its changes; the console, the guest's tablet (port 4602) and ui reload in the
 * browser. One command, three processes; any one ending ends all.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

const port = process.env.PORT ?? '4600';
const vite = join(ROOT, 'node_modules/.bin/vite');

const start = (command: string, args: readonly string[], env: Record<string, string>) =>
  spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
const api = { API_URL: `http://127.0.0.1:${port}` };
const pages = ['--host', '127.0.0.1'];
const children: ChildProcess[] = [
  start(process.execPath, ['--watch', 'packages/server/src/main.ts', '--demo'], { PORT: port }),
  start(vite, pages, api),
  start(vite, ['--config', 'vite.tablet.config.ts', ...pages], api),
];

const stop = (signal: NodeJS.Signals) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 1;
    stop('SIGTERM');
  });
}
