import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { runSteps } from './steps.ts';
import type { TestReport } from './testReport.ts';

afterEach(() => vi.unstubAllEnvs());

/** Prints, reports as the test runners do, and passes where a file is named that passes by itself. */
const SCRIPT = `
  const { report, text, passesAlone } = JSON.parse(process.env.CASE);
  const file = process.argv[2];
  console.log(text);
  if (file) process.exit(passesAlone.includes(file) ? 0 : 1);
  if (report) require('node:fs').writeFileSync(process.env.TEST_REPORT, JSON.stringify(report));
  process.exit(!report || report.failed.length > 0 ? 1 : 0);
`;

interface Case {
  report?: TestReport;
  text?: string;
  passesAlone?: string[];
}

async function run(cases: Record<string, Case>, strict = false) {
  const root = mkdtempSync(join(tmpdir(), 'concierge-steps-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'script.cjs'), SCRIPT);
  writeFileSync(
    join(root, 'package.json'),
    JSON.stringify({ scripts: { run: `${process.execPath} script.cjs` } }),
  );
  const steps = Object.entries(cases).map(([name, { text = '', passesAlone = [], ...rest }]) => ({
    name,
    script: 'run',
    env: { CASE: JSON.stringify({ ...rest, text, passesAlone }) },
  }));
  let output = '';
  vi.stubEnv('STRICT', strict ? '1' : '0');
  const green = await runSteps(steps, root, (text) => (output += text));
  const kept = readFileSync(join(root, 'test-results/flaky.json'), 'utf8');
  const flaky = JSON.parse(kept) as unknown;
  return { green, output, flaky, end: output.trimEnd().split('\n').slice(-3).join('\n') };
}

const passed: TestReport = { passed: 12, failed: [], flaky: [] };
const adds = { file: 'a.test.ts', title: 'a.test.ts > adds', message: 'expected 3 to be 4' };
const counts = { file: 'b.test.ts', title: 'b.test.ts > counts', message: 'expected 1 to be 2' };

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

it('names a test that passes on a second attempt or by itself, and stays green unless strict', async () => {
  const cases = {
    unit: { report: { ...passed, failed: [adds], flaky: [counts] }, passesAlone: ['a.test.ts'] },
  };
  const { green, flaky, end } = await run(cases);
  expect(green).toBe(true);
  expect(end).toContain(`Flaky in unit: b.test.ts > counts: expected 1 to be 2
Flaky in unit: a.test.ts > adds: expected 3 to be 4
1 of 1`);
  expect(flaky).toHaveLength(2);
  expect((await run(cases, true)).green).toBe(false);
});

it('is red where one of two files fails again', async () => {
  const { green, end } = await run({
    unit: { report: { ...passed, failed: [adds, counts] }, passesAlone: ['a.test.ts'] },
  });
  expect(green).toBe(false);
  expect(end).toContain(`Failed in unit: b.test.ts > counts: expected 1 to be 2
Flaky in unit: a.test.ts > adds: expected 3 to be 4`);
});

it('is red for an error that belongs to no file, and for more than twenty flaky tests', async () => {
  const stray = { file: '', title: 'an unhandled error', message: 'gone' };
  const failed = [stray, adds];
  expect(
    (await run({ unit: { report: { ...passed, failed }, passesAlone: ['a.test.ts'] } })).green,
  ).toBe(false);
  const flaky = Array.from({ length: 21 }, () => counts);
  expect((await run({ unit: { report: { ...passed, flaky } } })).green).toBe(false);
});
