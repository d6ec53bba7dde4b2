import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { ROOT } from './paths.ts';
import { runSteps } from './steps.ts';
import type { TestReport } from './testReport.ts';

afterEach(() => vi.unstubAllEnvs());

/** Prints, and reports as the test runners do. */
const SCRIPT = `
  const { report, text } = JSON.parse(process.env.CASE);
  require('node:fs').appendFileSync('runs', 'run ');
  console.log(text);
  if (report) require('node:fs').writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  process.exit(!report || report.failed.length > 0 ? 1 : 0);
`;

interface Case {
  report?: TestReport;
  text?: string;
}

async function run(cases: Record<string, Case>, strict = false) {
  const root = mkdtempSync(join(tmpdir(), 'concierge-steps-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'script.cjs'), SCRIPT);
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ scripts: { run: `${process.execPath} script.cjs` } }),
  );
  const steps = Object.entries(cases).map(([name, { text = '', report }]) => ({
    name,
    script: 'run',
    env: { CASE: JSON.stringify({ report, text }) },
  }));
  let output = '';
  vi.stubEnv('STRICT', strict ? '1' : '0');
  const green = await runSteps(steps, root, (text) => (output += text));
  const kept = readFileSync(join(root, 'test-results/flaky.json'), 'utf8');
  const flaky = JSON.parse(kept) as unknown;
  const runs = readFileSync(join(root, 'runs'), 'utf8').trim().split(' ').length;
  return { green, output, flaky, runs, end: output.trimEnd().split('\n').slice(-3).join('\n') };
}

const passed: TestReport = { passed: 12, failed: [], flaky: [] };
const adds = { title: 'a.test.ts > adds', message: 'expected 3 to be 4' };
const counts = { title: 'b.test.ts > counts', message: 'expected 1 to be 2' };

it('prints a line for each step that passes, and keeps its output in a file', async () => {
  const { green, output } = await run({ unit: { report: passed, text: 'noise' } });
  expect(green).toBe(true);
  expect(output).toMatch(/^unit +\d+ s {2}passed, 12 tests\n1 of 1 steps passed in \d+ s\n$/);
});

it('runs the next steps after a failure, whose tests and output it names', async () => {
  const { green, output, end } = await run({
    unit: { report: { ...passed, failed: [adds] }, text: 'the reason' },
    rows: { report: passed },
  });
  expect(green).toBe(false);
  expect(output).toContain('✗ a.test.ts > adds\nexpected 3 to be 4\n');
  expect(output).toContain('the reason');
  expect(end).toMatch(/Failed in unit: a.test.ts > adds: expected 3 to be 4\n1 of 2 steps/);
});

it('is red for a step that fails without a report', async () => {
  const { green, output } = await run({ check: { text: 'two errors' } });
  expect(green).toBe(false);
  expect(output).toMatch(/^check +\d+ s {2}FAILED\ntwo errors\n/);
});

it('U61 runs no step again, so that a race which shows itself once is seen', async () => {
  const failed = [adds];
  const { green, runs } = await run({ unit: { report: { ...passed, failed } } });
  expect([green, runs]).toEqual([false, 1]);
});

it('names tests that passed on the second attempt: five are green, with STRICT none', async () => {
  const flaky = [adds, counts, adds, counts, adds];
  const cases = { unit: { report: { ...passed, flaky } } };
  const result = await run(cases);
  expect(result.green).toBe(true);
  expect(result.end).toContain(`Flaky in unit: b.test.ts > counts: expected 1 to be 2
Flaky in unit: a.test.ts > adds: expected 3 to be 4
1 of 1`);
  expect(result.flaky).toHaveLength(5);
  expect((await run({ unit: { report: { ...passed, flaky: [adds] } } }, true)).green).toBe(false);
});

it('counts the flaky tests of all steps', async () => {
  const three = { report: { ...passed, flaky: [adds, counts, adds] } };
  expect((await run({ stories: three, e2e: three })).green).toBe(false);
});

it('U61 only tests with browsers or processes of their own have a second attempt', async () => {
  const { default: config } = (await import(join(ROOT, 'vitest.config.ts'))) as {
    default: ViteUserConfig;
  };
  const retries = config.test?.projects?.map((project) =>
    typeof project === 'object' && 'test' in project
      ? [project.test?.name, project.test?.retry]
      : [project, undefined],
  );
  expect(Object.fromEntries(retries ?? [])).toEqual({
    console: 0,
    server: 0,
    shared: 0,
    tablet: 0,
    processes: 1,
    browsers: 1,
    package: 1,
    deployment: 1,
  });
});
