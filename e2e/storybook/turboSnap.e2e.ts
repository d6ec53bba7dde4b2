import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import { expect, test } from '@playwright/test';

const { untraced } = JSON.parse(readFileSync(join(ROOT, 'chromatic.config.json'), 'utf8')) as {
  untraced: readonly string[];
};

/** What Chromatic says that a change reaches. */
function trace(file: string): string {
  const { stdout, stderr } = spawnSync(
    'node_modules/.bin/chromatic',
    [
      'trace',
      '--mode=compact',
      '--stats-file=storybook-static/preview-stats.json',
      ...untraced.map((glob) => `--untraced=${glob}`),
      file,
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
  );
  expect(stdout, stderr).toContain('Traced 1 changed file');
  return stdout + stderr;
}

/** The stories and guides that a change has rendered again: `components/Badge.stories.tsx`. */
function reached(file: string): string[] {
  const files = [...trace(file).matchAll(/stories\/(\S+(?:\.stories\.tsx|\.mdx))/g)];
  return files.map(([, name = '']) => name);
}

const UI = 'packages/ui/src';

/** At most so many files of stories and guides. */
const MOST: Readonly<Record<string, number>> = {
  'components/QrCode/QrCode.tsx': 12,
  'concierge/ReplyModal/ReplyModal.tsx': 12,
  'layout/Panel/Panel.tsx': 12,
  // Every screen has the counts of the menu.
  'components/Badge/Badge.tsx': 45,
};

test('V13 a change has only those stories rendered again that show it', () => {
  for (const [file, most] of Object.entries(MOST)) {
    const stories = reached(`${UI}/${file}`);
    console.log(`${file}: ${stories.length}`);
    expect.soft(stories.length, file).toBeLessThanOrEqual(most);
    const own = file.replace(/\w+\/(?=\w+\.tsx)/, '').replace('.tsx', '.stories.tsx');
    expect.soft(stories).toContain(own);
  }
  const withButton = reached(`${UI}/components/Button/Button.tsx`);
  for (const name of ['Modal', 'Pagination', 'Select']) {
    expect.soft(withButton).toContain(`components/${name}.stories.tsx`);
  }
  for (const name of ['Avatar', 'Badge', 'Heading', 'Spinner', 'Text']) {
    expect.soft(withButton).not.toContain(`components/${name}.stories.tsx`);
  }
});

test('V13 a screen has the stories rendered again that come to it', () => {
  const screens = join(ROOT, 'packages/console/src/app/screens');
  const stories = join(ROOT, 'stories/screens');
  for (const screen of globSync('**/*.{ts,tsx}', { cwd: screens })) {
    const address = new RegExp(`address: ['\`]/${screen.replace(/\.tsx?$/, '')}['\`?]`);
    const coming = globSync('*.stories.tsx', { cwd: stories }).filter((file) =>
      address.test(readFileSync(join(stories, file), 'utf8')),
    );
    expect.soft(coming.length, screen).toBeGreaterThan(0);
    const all = coming.map((file) => `screens/${file}`);
    const again = reached(`packages/console/src/app/screens/${screen}`);
    expect.soft(again, screen).toEqual(expect.arrayContaining(all));
  }
});

test('V13 what every story stands on has all rendered again, what only tests has none', () => {
  const ALL = 'A full build is required';
  expect(trace('stories/setup/clock.ts')).toContain(ALL);
  for (const file of ['.storybook/a11yReviewed.json', '.storybook/vitest.setup.ts']) {
    expect(trace(file)).not.toContain(ALL);
    expect(reached(file)).toEqual([]);
  }
});
