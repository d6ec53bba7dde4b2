import { stripVTControlCharacters } from 'node:util';

/** Runs commands side by side, all of them whatever fails, and reports on each. */
export interface Step {
  name: string;
  /** Names of steps that have to pass first, if they are part of the run. */
  after?: readonly string[];
  /** Whether nothing may run beside it. */
  alone?: boolean;
}

export interface Result {
  step: Step;
  /** A step is skipped when one before it has not passed. */
  state: 'passed' | 'failed' | 'skipped';
  seconds: number;
  /** What it printed. */
  output: string;
}

/** Runs a step: resolves to whether it passed, and passes on what it prints. */
export type RunStep = (step: Step, print: (text: string) => void) => Promise<boolean>;

/** Prints the output of one step at a time, while the others' waits for its turn. */
class OneAtATime {
  readonly #write: (text: string) => void;
  readonly #logs: { step: Step; text: string; ended: boolean }[] = [];

  constructor(write: (text: string) => void) {
    this.#write = write;
  }

  begin(step: Step): void {
    this.#logs.push({ step, text: `\n▶ ${step.name}\n`, ended: false });
    this.#flush();
  }

  print(step: Step, text: string): void {
    const log = this.#logs.find((one) => one.step === step);
    if (log) log.text += text;
    this.#flush();
  }

  end(step: Step): void {
    const log = this.#logs.find((one) => one.step === step);
    if (log) log.ended = true;
    this.#flush();
  }

  #flush(): void {
    for (let log = this.#logs[0]; log; log = this.#logs[0]) {
      this.#write(log.text);
      log.text = '';
      if (!log.ended) return;
      this.#logs.shift();
    }
  }
}

/** Runs the steps in their order, at most `atOnce` at a time. */
export async function runSteps(
  steps: readonly Step[],
  run: RunStep,
  { atOnce, write }: { atOnce: number; write: (text: string) => void },
): Promise<Result[]> {
  const results = new Map<string, Result>();
  const running = new Map<Step, Promise<void>>();
  const shown = new OneAtATime(write);

  async function start(step: Step): Promise<void> {
    const begin = performance.now();
    let output = '';
    shown.begin(step);
    const passed = await run(step, (text) => {
      output += text;
      shown.print(step, text);
    });
    shown.end(step);
    const seconds = (performance.now() - begin) / 1000;
    results.set(step.name, { step, state: passed ? 'passed' : 'failed', seconds, output });
    running.delete(step);
  }

  const isBlocked = ({ after = [] }: Step) =>
    after.some((name) => steps.some((step) => step.name === name) && !results.has(name));
  const isHopeless = ({ after = [] }: Step) =>
    after.some((name) => (results.get(name)?.state ?? 'passed') !== 'passed');
  const hasRoom = ({ alone }: Step) =>
    alone ? running.size === 0 : running.size < atOnce && ![...running.keys()].some((s) => s.alone);

  while (results.size < steps.length) {
    for (const step of steps) {
      if (results.has(step.name) || running.has(step) || isBlocked(step)) continue;
      if (isHopeless(step)) {
        results.set(step.name, { step, state: 'skipped', seconds: 0, output: '' });
      } else if (hasRoom(step)) running.set(step, start(step));
    }
    if (running.size > 0) await Promise.race(running.values());
  }
  return steps.flatMap(({ name }) => results.get(name) ?? []);
}

/** How Vitest and Playwright sum up. */
const TOTALS = /^ +(Test Files|Tests|Errors) +\S|^ +\d+ (passed|failed|flaky|skipped|did not run)/;
/** How they name a test that failed; Vitest sets the project apart with spaces where it prints colours. */
const FAILURE = /^ *(FAIL +\S|\d+\) \[)/;
const MARKS = { passed: '✓', failed: '✗', skipped: '–' };

/** A line for every step, and below it the totals its test runner printed and the tests that failed. */
export function summaryOf(results: readonly Result[]): string {
  const width = Math.max(...results.map(({ step }) => step.name.length));
  const lines = results.flatMap(({ step, state, seconds, output }) => [
    `${MARKS[state]} ${step.name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s  ${state}`,
    ...stripVTControlCharacters(output)
      .split('\n')
      .filter((line) => TOTALS.test(line) || FAILURE.test(line))
      .map((line) => `    ${line.trim()}`),
  ]);
  return lines.join('\n');
}
