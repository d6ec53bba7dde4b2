import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  componentDocs,
  componentsNotShown,
  docsProblems,
  unknownProps,
  type ComponentDocs,
} from './guides.ts';
import { ROOT } from './paths.ts';

describe('the components', () => {
  const source = globSync(join(ROOT, 'packages/ui/src/**/*.{ts,tsx}'))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const all = componentDocs();

  it.each(all)('$name has its stories and a true guide', (docs) => {
    expect(docsProblems(docs, source)).toEqual([]);
  });

  it('are all shown', () => {
    expect(all.length).toBeGreaterThan(60);
    expect(componentsNotShown(all)).toEqual([]);
  });
});

describe('what guides and documents say of props', () => {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: ROOT }).map((path) => readFileSync(join(ROOT, path), 'utf8'));
  const sourceOf = (name: string) =>
    read(`packages/ui/src/*/${name}/*.{ts,tsx}`).join('\n') ||
    read('stories/guides/*.tsx').find((text) => text.includes(`export function ${name}(`));

  it('is true', () => {
    const texts = read('{stories/*/*.mdx,packages/ui/docs/*.md}');
    expect(texts.flatMap((text) => unknownProps(text, sourceOf))).toEqual([]);
  });

  it.each([
    '`busy` of the `Button`',
    '`Button` with `busy`',
    '`Button busy={true}`',
    '<Button size="sm" busy={false} />',
  ])('is found false: %s', (text) => {
    expect(unknownProps(text, sourceOf)).toEqual(['busy of Button']);
    expect(unknownProps(text.replace('busy', 'pending'), sourceOf)).toEqual([]);
  });
});

describe('the check of stories and guides', () => {
  const code = `
export const Default: Story = {};
export const Matrix: Story = { render: () => null };
`;
  const guide = `<GuideHead />
<Usage of={Stories.Matrix} />

## Anatomy

- \`Label\` – the text

## States

<Review date="2026-11-21" />
<Props />
<States of={[Stories.Matrix]} />
<Related />
`;
  const problems = (changed: Partial<ComponentDocs>) =>
    docsProblems({ name: 'Thing', code, guide, ...changed }, 'data-part="Label"');

  it('passes what is complete', () => {
    expect(problems({})).toEqual([]);
  });

  it('finds that Default is missing', () => {
    const without = code.replace('const Default:', 'const Other:');
    expect(problems({ code: without })).toEqual(['Thing lacks Default']);
  });

  it('takes a reason for a matrix', () => {
    const without = code.replace('Matrix', 'Other');
    const shown = guide.replaceAll('Matrix', 'Other');
    expect(problems({ code: without, guide: shown })).toHaveLength(1);
    expect(problems({ code: `// No matrix: it is one.\n${without}`, guide: shown })).toEqual([]);
  });

  it('finds that a guide lacks a block', () => {
    const without = guide.replace('<Related />', '');
    expect(problems({ guide: without })).toEqual(['Thing lacks the block Related in its guide']);
  });

  it('finds a missing guide, and stories and parts that are gone', () => {
    expect(problems({ guide: undefined })).toEqual(['Thing lacks a guide']);
    expect(problems({ guide: guide.replace('Matrix', 'Gone') })).toHaveLength(1);
    expect(problems({ guide: guide.replace('Label', 'Gone') })).toHaveLength(1);
  });
});
