/**
 * Runs the steps of the test command, or those whose names are given, side by side: a failure stops only the steps
 * that need the failed one. `--all` adds those that only a release needs. Ends with a summary, and with exit code 1
 * unless all steps passed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from './paths.ts';
import { runSteps, type Step, summaryOf } from './steps.ts';

/** Scripts of package.json with their arguments. Those that take longest come first, so that none runs on alone. */
const STEPS: readonly Step[] = [
  { name: 'format:check' },
  { name: 'lint' },
  { name: 'typecheck' },
  { name: 'browser' },
  { name: 'build:console' },
  { name: 'build-storybook' },
  { name: 'test:stories', after: ['browser'] },
  { name: 'test:unit' },
  { name: 'test:storybook', after: ['browser', 'build-storybook'] },
  { name: 'test:package', after: ['browser'] },
  { name: 'test:deployment' },
  { name: 'fuzz' },
  { name: 'test:loads', after: ['browser', 'build:console'] },
  { name: 'coverage' },
  // They drive the console as staff do, several at once, and what staff wait for has limits.
  { name: 'test:e2e --project=rows', after: ['browser', 'build:console'], alone: true },
  { name: 'test:e2e --project=scenarios', after: ['browser', 'build:console'], alone: true },
];

/** What `--all` adds: engines that have to be installed. */
const RELEASE_STEPS: readonly Step[] = [
  { name: 'test:browsers', after: ['build:console'], alone: true },
];

const AT_ONCE = 2;

function stepsNamed(names: readonly string[]): readonly Step[] {
  const scriptOf = ({ name }: Step) => name.split(' ')[0] ?? '';
  const all = [...STEPS, ...RELEASE_STEPS];
  if (names.length === 0) return STEPS;
  if (names.length === 1 && names[0] === '--all') return all;
  const unknown = names.find((name) => !all.some((step) => scriptOf(step) === name));
  if (unknown) throw new Error(`No such step: ${unknown}`);
  return all.filter((step) => names.includes(scriptOf(step)));
}

const children = new Set<ChildProcess>();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}
process.on('exit', () => {
  // A step is a process group of its own, since it starts servers and browsers.
  for (const { pid } of children) if (pid) process.kill(-pid);
});

async function runScript({ name }: Step, print: (text: string) => void): Promise<boolean> {
  const [script = '', ...args] = name.split(' ');
  const child = spawn(process.execPath, ['--run', script, '--', ...args], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...process.env },
  });
  children.add(child);
  child.stdout.setEncoding('utf8').on('data', print);
  child.stderr.setEncoding('utf8').on('data', print);
  const [code] = (await once(child, 'close')) as [number | null];
  children.delete(child);
  return code === 0;
}

const start = performance.now();
const results = await runSteps(stepsNamed(process.argv.slice(2)), runScript, {
  atOnce: AT_ONCE,
  write: (text) => process.stdout.write(text),
});
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const failed = results.filter(({ state }) => state !== 'passed');
console.log(`\n${summaryOf(results)}`);
console.log(`${results.length - failed.length} of ${results.length} steps passed in ${seconds} s`);
process.exitCode = failed.length > 0 ? 1 : 0;
