import { BASELINE, DIFF, namesIn, orphansOf, removePictures } from '@concierge/tooling/visualFiles';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

interface StoryMeta {
  pictures?: string[];
}

/** Says after the last story whether pictures were compared, which differ, and which have no story any more. */
export class StoryReport implements Reporter {
  readonly #pictures: string;
  readonly #compared: boolean;
  #vitest: Vitest | undefined;

  constructor(pictures: { text: string; compared: boolean }) {
    this.#pictures = pictures.text;
    this.#compared = pictures.compared;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    console.log(`\n${this.#pictures}`);
    if (!this.#compared) return;
    for (const name of namesIn(DIFF)) console.log(`  visual/diff/${name}.png`);
    const all = await this.#vitest?.globTestSpecifications();
    // Only after a complete run can something be missing.
    const whole = modules.length === all?.length && !this.#vitest?.config.testNamePattern;
    if (whole) this.#tidyPictures(modules);
  }

  #tidyPictures(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const rendered = tests.flatMap((test) => (test.meta() as StoryMeta).pictures ?? []);
    const orphans = orphansOf(namesIn(BASELINE), rendered);
    if (orphans.length === 0) return;
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      removePictures(orphans);
      console.log(`Removed ${orphans.length} pictures without a story.`);
      return;
    }
    console.error('These pictures have no story any more (pnpm run visual:update removes them):');
    for (const name of orphans) console.error(`  visual/baseline/${name}.png`);
    process.exitCode = 1;
  }
}
