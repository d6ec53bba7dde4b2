import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  guideProblems,
  HEADINGS,
  MATRIX_NAMES,
  storiesIn,
  storyFiles,
  storyProblems,
  WITHOUT_MATRIX,
  withoutStories,
  type StoryFile,
} from './guides.ts';
import { ROOT } from './paths.ts';

const uiSource = globSync(join(ROOT, 'packages/ui/src/**/*.{ts,tsx}'))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

const code = `
const meta = { tags: ['!autodocs'] };
export const Default: Story = {};
export const Playground: Story = {};
export const Matrix: Story = { render: () => null };
export const Keyboard: Story = { play: async () => { await userEvent.keyboard(' '); } };
`;
const guide = `<Meta of={Stories} />
${HEADINGS.map((heading) => `${heading}\n\ntext\n`).join('\n')}`
  .replace(
    '### Review\n\ntext',
    `### Review\n\n<Review date="2026-11-21" keyboard={['Keyboard']} />`,
  )
  .replace('## Anatomy\n\ntext', '## Anatomy\n\n- `Label` – the text');
const source = 'data-part="Label"';
const whole: StoryFile = { name: 'Thing', code, guide };

describe('every component', () => {
  const files = storyFiles();

  it.each(files)('$name has its stories', (file) => {
    expect(storyProblems(file)).toEqual([]);
  });

  it.each(files)('$name has a guide that says everything', (file) => {
    expect(guideProblems(file, uiSource)).toEqual([]);
  });

  it('of the package is shown', () => {
    expect(withoutStories()).toEqual([]);
  });

  it('is found', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(storiesIn(code).size).toBe(4);
  });

  it('that is listed here exists, with a matrix of that name or a reason', () => {
    const named = Object.entries(MATRIX_NAMES).filter(
      ([name, story]) => !storiesIn(files.find((one) => one.name === name)?.code ?? '').has(story),
    );
    const gone = Object.keys(WITHOUT_MATRIX).filter(
      (name) => !files.some((one) => one.name === name),
    );
    const unsaid = Object.values(WITHOUT_MATRIX).filter((reason) => reason.length < 20);
    expect([named, gone, unsaid]).toEqual([[], [], []]);
  });
});

describe('the check of stories', () => {
  it('passes what is whole', () => {
    expect(storyProblems(whole)).toEqual([]);
  });

  it.each(['Default', 'Playground', 'Matrix'])('misses %s', (story) => {
    const without = {
      ...whole,
      code: code.replace(`export const ${story}:`, 'export const Other:'),
    };
    expect(storyProblems(without)).toHaveLength(1);
  });

  it('takes a matrix by its own name, and a reason in its place, but not both', () => {
    const counts = code.replace('Matrix', 'Counts');
    expect(storyProblems({ ...whole, name: 'Badge', code: counts })).toEqual([]);
    expect(storyProblems({ ...whole, name: 'Modal', code: counts })).toEqual([]);
    expect(storyProblems({ ...whole, name: 'Modal' })).toHaveLength(1);
  });
});

describe('the check of guides', () => {
  const problems = (changed: Partial<StoryFile>) => guideProblems({ ...whole, ...changed }, source);

  it('passes what is whole', () => {
    expect(problems({})).toEqual([]);
  });

  it('misses the guide', () => {
    expect(problems({ guide: undefined })).toHaveLength(1);
  });

  it.each(HEADINGS)('misses %s', (heading) => {
    expect(problems({ guide: guide.replace(`${heading}\n`, '#### Other\n') })).toContain(
      `Thing: no "${heading}"`,
    );
  });

  it('wants something below a heading, and the headings in order', () => {
    expect(problems({ guide: guide.replace('## Keyboard\n\ntext', '## Keyboard\n') })).toEqual([
      'Thing: nothing below "## Keyboard"',
    ]);
    const swapped = guide
      .replace('## Keyboard', '## Other')
      .replace('## When to use', '## Keyboard')
      .replace('## Other', '## When to use');
    expect(problems({ guide: swapped })).toEqual(['Thing: headings out of order']);
  });

  it('looks up stories, parts and the date of the review', () => {
    expect(problems({ guide: `${guide}<Canvas of={Stories.Gone} />` })).toEqual([
      'Thing: no story Gone',
    ]);
    expect(problems({ guide: guide.replace('`Label`', '`Gone`') })).toEqual([
      'Thing: no part Gone',
    ]);
    expect(problems({ guide: guide.replace('2026-11-21', 'soon') })).toEqual([
      'Thing: no date of a review',
    ]);
  });

  it('believes only stories that press keys', () => {
    expect(problems({ guide: guide.replace("['Keyboard']", "['Default']") })).toEqual([
      'Thing: Default presses no key',
    ]);
  });

  it('finds the stories of a file that goes on with it', () => {
    const shows = `${guide}<Canvas of={MoreStories.Late} />`;
    expect(problems({ guide: shows })).toEqual(['Thing: no story Late']);
    expect(problems({ guide: shows, more: 'export const Late: Story = {};' })).toEqual([]);
  });

  it('wants one page of documentation, tied to its stories', () => {
    expect(problems({ code: code.replace("'!autodocs'", '') })).toHaveLength(1);
    expect(problems({ guide: guide.replace('<Meta of={Stories} />', '') })).toHaveLength(1);
  });
});
