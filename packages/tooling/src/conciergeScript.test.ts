import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from './paths.ts';

const MAIN = join(ROOT, 'packages/server/src/cli/main.ts');
const COMMAND = /^npx -y pnpm@\S+ (concierge provision .*)$/gm;

it('K6 the commands of the README make an empty project, by the script of the checkout', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const commands = [...readme.matchAll(COMMAND)].map(([, command = '']) => command);
  expect(commands).toHaveLength(3);
  const folder = mkdtempSync(join(tmpdir(), 'concierge-script-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: '', PORT: '0' };
  const run = (script: string) =>
    execFileSync('bash', ['-euc', script], { cwd: ROOT, env, encoding: 'utf8' });
  // Directly: each start of pnpm takes seconds.
  run(`concierge() { "${process.execPath}" "${MAIN}" "$@"; }\n${commands.join('\n')}`);
  const listed = run('npx -y pnpm@12.21.0 --silent concierge list devices --project house');
  expect(listed).toContain(`Database: SQLite in ${folder}\n`);
  expect(listed).toContain('Room 1');
});
