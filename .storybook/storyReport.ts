import { readSkipList, judge, type Finding } from '@concierge/tooling/skipList';
import { BASELINE, namesIn, orphansOf, removePictures } from '@concierge/tooling/visualFiles';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { Undecided } from './axeChecks.ts';

interface StoryMeta {
  storyId?: string;
  pictures?: string[];
  undecided?: Undecided[];
}

function metaOf(modules: readonly TestModule[]): StoryMeta[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return tests
    .filter((test) => test.result().state !== 'skipped')
    .map((test) => test.meta() as StoryMeta);
}

function findingsOf(stories: readonly StoryMeta[]): Finding[] {
  return stories.flatMap(({ storyId = '', undecided = [] }) =>
    undecided.map((item) => ({ ...item, story: storyId })),
  );
}

const describe = ({ story, rule, cause, target }: Finding) =>
  `  ${story}: ${rule} (${cause}) on ${target}`;

/**
 * Reports after the last story what no single story can: whether pictures were compared, which pictures have no
 * story any more, and which undecided findings of axe have not been reviewed.
 */
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
    const stories = metaOf(modules);
    const whole = await this.#isWhole(modules, stories);
    console.log(`\n${this.#pictures}`);
    if (this.#compared && whole) this.#tidyPictures(stories);
    this.#judgeFindings(findingsOf(stories), whole && stories.every(({ undecided }) => undecided));
  }

  /** Only after a complete run can something be missing. */
  async #isWhole(modules: readonly TestModule[], stories: readonly StoryMeta[]): Promise<boolean> {
    const all = await this.#vitest?.globTestSpecifications();
    if (this.#vitest?.config.testNamePattern) return false;
    return (
      modules.length === all?.length &&
      stories.every(({ undecided, pictures }) => undecided ?? pictures)
    );
  }

  #tidyPictures(stories: readonly StoryMeta[]): void {
    const taken = stories.flatMap(({ pictures = [] }) => pictures);
    const orphans = orphansOf(namesIn(BASELINE), taken);
    if (orphans.length === 0) return;
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      removePictures(orphans);
      console.log(`Removed ${orphans.length} pictures without a story.`);
      return;
    }
    this.#fail(
      'These pictures have no story any more (pnpm run visual:update removes them):',
      orphans.map((name) => `  visual/baseline/${name}.png`),
    );
  }

  #judgeFindings(findings: readonly Finding[], whole: boolean): void {
    const { open, unused } = judge(readSkipList(), findings);
    if (open.length > 0) {
      const lines = [...new Set(open.map(describe))];
      this.#fail(
        'axe cannot decide these; look at each, fix it or add it to the reviewed list:',
        lines,
      );
    }
    if (whole && unused.length > 0) {
      const lines = unused.map(({ rule, cause, target }) => `  ${rule} (${cause}) on ${target}`);
      this.#fail('These entries of .storybook/a11yReviewed.json match nothing any more:', lines);
    }
  }

  #fail(title: string, lines: readonly string[]): void {
    console.error(`${title}\n${lines.join('\n')}`);
    process.exitCode = 1;
  }
}
