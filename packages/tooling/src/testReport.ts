/** What the reporters of Vitest and Playwright write for `steps.ts`, in the file named by the variable `TEST_REPORT`. */
export interface TestReport {
  passed: number;
  failed: TestOutcome[];
  /** Passed on the second attempt. */
  flaky: TestOutcome[];
}

export interface TestOutcome {
  title: string;
  message: string;
}
