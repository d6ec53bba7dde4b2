import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import type { TestOutcome, TestReport } from '@concierge/tooling/testReport';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';

function outcomeOf({ location, title, results }: TestCase): TestOutcome {
  const messages = results.flatMap(({ errors }) => errors.map(({ message = '' }) => message));
  return {
    title: `${relative(ROOT, location.file)} > ${title}`,
    message: messages.at(-1) ?? '',
  };
}

/** Reports to `steps.ts` of `@concierge/tooling` which tests failed and which only passed when tried again. */
export default class PlaywrightReport implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: TestOutcome[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message = '' }: TestError): void {
    this.#errors.push({ title: 'an error outside the tests', message });
  }

  onEnd(): void {
    const path = process.env.TEST_REPORT;
    if (!path) return;
    const tests = this.#suite?.allTests() ?? [];
    const of = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const report: TestReport = {
      passed: of('expected').length,
      failed: [...of('unexpected').map(outcomeOf), ...this.#errors],
      flaky: of('flaky').map(outcomeOf),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}
