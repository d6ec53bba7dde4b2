import { readSkipList, judge, type Finding } from '@concierge/tooling/skipList';
import { BASELINE, namesIn, orphansOf, removePictures } from '@concierge/tooling/visualFiles';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import type { Undecided } from './themeChecks.ts';

interface StoryMeta {
  storyId?: string;
  picture?: string;
  undecided?: Undecided[];
}

function told(modules: readonly TestModule[]): StoryMeta[] {
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
 * Says after the stories what no single story can: whether pictures were compared, which of them no
 * story draws any more, and what axe left undecided that nobody has looked at.
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
    const stories = told(modules);
    const whole = await this.#isWhole(modules, stories);
    console.log(`\n${this.#pictures}`);
    if (this.#compared && whole) this.#tidyPictures(stories);
    this.#judgeFindings(findingsOf(stories), whole && stories.every(({ undecided }) => undecided));
  }

  /** Only when every story ran to its end can one say that something is missing. */
  async #isWhole(modules: readonly TestModule[], stories: readonly StoryMeta[]): Promise<boolean> {
    const all = await this.#vitest?.globTestSpecifications();
    if (this.#vitest?.config.testNamePattern) return false;
    return (
      modules.length === all?.length &&
      stories.every(({ undecided, picture }) => undecided ?? picture)
    );
  }

  #tidyPictures(stories: readonly StoryMeta[]): void {
    const drawn = stories.flatMap(({ picture = [] }) => picture);
    const orphans = orphansOf(namesIn(BASELINE), drawn);
    if (orphans.length === 0) return;
    if (this.#vitest?.config.snapshotOptions.updateSnapshot === 'all') {
      removePictures(orphans);
      console.log(`Removed ${orphans.length} pictures that no story draws any more.`);
      return;
    }
    this.#fail(
      `No story draws these pictures any more (pnpm run visual:update removes them):`,
      orphans.map((name) => `  visual/baseline/${name}.png`),
    );
  }

  #judgeFindings(findings: readonly Finding[], whole: boolean): void {
    const { open, unused } = judge(readSkipList(), findings);
    if (open.length > 0) {
      const lines = [...new Set(open.map(describe))];
      this.#fail('axe cannot decide these; look at each, mend it or ask for a review:', lines);
    }
    if (whole && unused.length > 0) {
      const lines = unused.map(({ rule, cause, target }) => `  ${rule} (${cause}) on ${target}`);
      this.#fail('These lines of .storybook/a11yReviewed.json cover nothing any more:', lines);
    }
  }

  #fail(title: string, lines: readonly string[]): void {
    console.error(`${title}\n${lines.join('\n')}`);
    process.exitCode = 1;
  }
}
