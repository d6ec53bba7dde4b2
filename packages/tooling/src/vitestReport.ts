import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule, TestRunEndReason } from 'vitest/node';
import { relative } from 'node:path';
import { ROOT } from './paths.ts';
import type { TestOutcome, TestReport } from './testReport.ts';

const textOf = (errors: readonly { message: string }[]) =>
  errors.map(({ message }) => message).join('\n');

/** Reports to `steps.ts` which tests failed and which only passed when tried again. */
export class VitestReport implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    _reason: TestRunEndReason,
  ): void {
    const path = process.env['TEST_REPORT'];
    if (!path) return;
    const report: TestReport = { passed: 0, failed: [], flaky: [] };
    const add = (list: TestOutcome[], file: string, name: string, message: string) =>
      list.push({ title: `${file && relative(ROOT, file)} > ${name}`, message });
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        const { state, errors: failures = [] } = test.result();
        if (state === 'passed') report.passed += 1;
        if (state === 'failed')
          add(report.failed, module.moduleId, test.fullName, textOf(failures));
        if (test.diagnostic()?.flaky)
          add(report.flaky, module.moduleId, test.fullName, textOf(failures));
      }
      const broken = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
      if (broken.length > 0)
        add(report.failed, module.moduleId, 'outside its tests', textOf(broken));
    }
    for (const error of errors) {
      const file = typeof error['VITEST_TEST_PATH'] === 'string' ? error['VITEST_TEST_PATH'] : '';
      add(report.failed, file, 'an unhandled error', textOf([error]));
    }
    writeFileSync(path, JSON.stringify(report));
  }
}
