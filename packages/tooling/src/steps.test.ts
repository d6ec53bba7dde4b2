import { expect, it } from 'vitest';
import { runSteps, type RunStep, type Step, summaryOf } from './steps.ts';

const passes: RunStep = async () => true;

async function run(steps: readonly Step[], runStep: RunStep = passes, atOnce = 2) {
  let written = '';
  const results = await runSteps(steps, runStep, { atOnce, write: (text) => (written += text) });
  return { results, written, states: results.map(({ state }) => state) };
}

it('runs what is left after a failure, but not what needs the failed step', async () => {
  const steps = [{ name: 'build' }, { name: 'unit' }, { name: 'e2e', after: ['build'] }];
  const { states } = await run(steps, async ({ name }) => name !== 'build');
  expect(states).toEqual(['failed', 'passed', 'skipped']);
});

it('starts a step after those it needs, and ignores those that are not part of the run', async () => {
  const order: string[] = [];
  const steps = [{ name: 'e2e', after: ['build', 'browser'] }, { name: 'build' }];
  const { states } = await run(steps, async ({ name }) => order.push(name) > 0);
  expect(order).toEqual(['build', 'e2e']);
  expect(states).toEqual(['passed', 'passed']);
});

it('runs no more steps at once than it may, and some of them alone', async () => {
  let running = 0;
  const beside: Record<string, number> = {};
  const steps = ['a', 'b', 'c', 'd'].map((name) => ({ name, alone: name === 'd' }));
  await run(steps, async ({ name }) => {
    running += 1;
    await new Promise(setImmediate);
    beside[name] = running;
    running -= 1;
    return true;
  });
  expect(Math.max(...Object.values(beside))).toBe(2);
  expect(beside['d']).toBe(1);
});

it('prints the output of one step after that of the other', async () => {
  const { written } = await run([{ name: 'a' }, { name: 'b' }], async ({ name }, print) => {
    print(`${name}1 `);
    await new Promise(setImmediate);
    print(`${name}2 `);
    return true;
  });
  expect(written).toBe('\n▶ a\na1 a2 \n▶ b\nb1 b2 ');
});

it('sums up with the totals of the test runners and the tests that failed', async () => {
  const output = [
    '\u001B[31m FAIL \u001B[39m a.test.ts > adds',
    '\u001B[41m FAIL \u001B[49m \u001B[42m ui \u001B[49m b.test.ts > takes away',
    '\u001B[2m Test Files \u001B[22m 1 failed (2)',
    '  1) [rows] › e2e/a.e2e.ts:3:1 › adds',
    '  31 passed (1.2m)',
    'any other line, even if it says FAIL',
  ].join('\n');
  const { results } = await run([{ name: 'unit' }], async (_, print) => {
    print(output);
    return false;
  });
  const timed = results.map((result) => ({ ...result, seconds: 75.04 }));
  expect(summaryOf(timed)).toBe(
    [
      '✗ unit    75.0 s  failed',
      '    FAIL  a.test.ts > adds',
      '    FAIL   ui  b.test.ts > takes away',
      '    Test Files  1 failed (2)',
      '    1) [rows] › e2e/a.e2e.ts:3:1 › adds',
      '    31 passed (1.2m)',
    ].join('\n'),
  );
});
