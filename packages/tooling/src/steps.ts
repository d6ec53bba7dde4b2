import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestReport } from './testReport.ts';

export interface Step {
  name: string;
  /** A script of package.json. */
  script: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

interface Result extends TestReport {
  step: string;
  green: boolean;
  seconds: number;
  log: string;
}

/** More tests than these that pass only on a second attempt are not by chance. */
const MOST_FLAKY = 5;
const RESULTS = 'test-results';

const running = new Set<ChildProcess>();
process.on('exit', () => {
  // A step is a process group of its own, since it starts servers and browsers.
  for (const { pid } of running) if (pid) process.kill(-pid);
});

/** Resolves to whether the script passed; its output goes to `test-results/STEP.log`. */
async function runScript({ name, script, args = [], env }: Step, cwd: string): Promise<boolean> {
  const output = openSync(join(cwd, RESULTS, `${name}.log`), 'w');
  const child = spawn(process.execPath, ['--run', script, '--', ...args], {
    cwd,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  running.add(child);
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return code === 0;
}

async function runStep(step: Step, root: string): Promise<Result> {
  const started = performance.now();
  const log = join(root, RESULTS, `${step.name}.log`);
  const path = join(root, RESULTS, `${step.name}.json`);
  rmSync(path, { force: true });
  const green = await runScript({ ...step, env: { ...step.env, TEST_REPORT: path } }, root);
  const report = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as TestReport)
    : { passed: 0, failed: [], flaky: [] };
  return { ...report, step: step.name, green, seconds: (performance.now() - started) / 1000, log };
}

/** The failures of a step, then the end of its output: at most a hundred lines. */
function failureText({ failed, log }: Result): string {
  const failures = failed
    .flatMap(({ title, message }) => [`✗ ${title}`, ...message.split('\n').slice(0, 12)])
    .slice(0, 50);
  const output = readFileSync(log, 'utf8').trimEnd().split('\n');
  return [
    ...failures,
    ...output.slice(failures.length - 100),
    `The whole output: ${log}`,
    '',
    '',
  ].join('\n');
}

/**
 * Runs steps one after the other, whatever fails, and says how each ended. Output and reports are kept in
 * `test-results`. Resolves to whether all is green: at most five tests may be flaky, with `STRICT=1` none.
 */
export async function runSteps(
  steps: readonly Step[],
  root: string,
  write: (text: string) => void = (text) => process.stdout.write(text),
): Promise<boolean> {
  mkdirSync(join(root, RESULTS), { recursive: true });
  const results: Result[] = [];
  for (const step of steps) {
    write(step.name.padEnd(10));
    const result = await runStep(step, root);
    results.push(result);
    const tests = result.passed > 0 ? `, ${result.passed} tests` : '';
    const state = `${result.green ? 'passed' : 'FAILED'}${tests}\n`;
    write(
      `${result.seconds.toFixed(0).padStart(5)} s  ${state}${result.green ? '' : failureText(result)}`,
    );
  }
  const titles = (kind: 'failed' | 'flaky') =>
    results.flatMap(({ step, [kind]: tests }) =>
      tests.map(({ title, message }) => {
        const [reason] = stripVTControlCharacters(message).split('\n', 1);
        return `${step}: ${title}: ${reason}\n`;
      }),
    );
  const flaky = titles('flaky');
  writeFileSync(join(root, RESULTS, 'flaky.json'), JSON.stringify(flaky, null, 2));
  for (const title of titles('failed')) write(`Failed in ${title}`);
  for (const title of flaky) write(`Flaky in ${title}`);
  const passed = results.filter(({ green }) => green).length;
  const seconds = results.reduce((sum, result) => sum + result.seconds, 0).toFixed(0);
  write(`${passed} of ${steps.length} steps passed in ${seconds} s\n`);
  return (
    passed === steps.length && flaky.length <= (process.env['STRICT'] === '1' ? 0 : MOST_FLAKY)
  );
}
