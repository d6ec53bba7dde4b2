import { pathToFileURL } from 'node:url';
import {
  BASELINE,
  changesOf,
  DIFF,
  namesIn,
  orphansOf,
  removeLeftovers,
  removePictures,
} from '@concierge/tooling/visualFiles';
import { openInBrowser } from '@concierge/tooling/openInBrowser';
import { writeReview } from '@concierge/tooling/visualReview/page';
import type { Reporter, TestModule, Vitest } from 'vitest/node';

interface StoryMeta {
  storyId?: string;
  pictures?: string[];
}

const STATES = ['passed', 'failed', 'pending'] as const;

/** What stories of these states told. */
function metaOf(
  modules: readonly TestModule[],
  states: readonly (typeof STATES)[number][] = STATES,
): StoryMeta[] {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return tests
    .filter((test) => states.some((state) => state === test.result().state))
    .map((test) => test.meta() as StoryMeta);
}

const picturesOf = (stories: readonly StoryMeta[]) =>
  stories.flatMap(({ pictures = [] }) => pictures);

/**
 * Reports after the last story what no single story can: whether pictures were compared, and which have no
 * story any more.
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
    if (this.#compared) this.#showChanges(modules);
    if (this.#compared && whole) this.#tidyPictures(stories);
  }

  /** Only after a complete run can something be missing. */
  async #isWhole(modules: readonly TestModule[], stories: readonly StoryMeta[]): Promise<boolean> {
    const all = await this.#vitest?.globTestSpecifications();
    if (this.#vitest?.config.testNamePattern) return false;
    return modules.length === all?.length && stories.every(({ pictures }) => pictures);
  }

  /** A page of what this run drew differently, opened at once. */
  #showChanges(modules: readonly TestModule[]): void {
    removeLeftovers(DIFF, picturesOf(metaOf(modules, ['passed'])));
    const page = writeReview({ baseline: BASELINE, diff: DIFF });
    const failed = new Set(picturesOf(metaOf(modules, ['failed'])));
    if (!page || !changesOf(namesIn(DIFF)).some(({ story }) => failed.has(story))) return;
    const { href } = pathToFileURL(page);
    console.log(`Changed pictures: ${href}\nTo accept them: pnpm run visual:review`);
    openInBrowser(href);
  }

  #tidyPictures(stories: readonly StoryMeta[]): void {
    const orphans = orphansOf(namesIn(BASELINE), picturesOf(stories));
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

  #fail(title: string, lines: readonly string[]): void {
    console.error(`${title}\n${lines.join('\n')}`);
    process.exitCode = 1;
  }
}
