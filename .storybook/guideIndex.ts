import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import { sanitize } from 'storybook/internal/csf';
import type { GuideEntry, GuideIndex, PatternEntry } from '../stories/guides/guideEntry.ts';

const GUIDES = 'stories/{components,layout,concierge}/*.mdx';
const PATTERNS = 'stories/patterns/*.mdx';
const PRODUCTS = 'packages/{console,tablet,ui}/src/**/*.tsx';

interface Source {
  path: string;
  text: string;
}

/** Which page of the foundations explains what a component's source uses. */
const FOUNDATIONS: readonly (readonly [title: string, use: RegExp])[] = [
  ['Color', /\bt\.(color|shadow)\b/],
  ['Type', /\bt\.(font|text|weight)\b/],
  ['Space, size and shape', /\bt\.(space|size|radius|layer)\b/],
  ['Motion', /\bt\.motion\b/],
  ['Icons', /\b(Icon|IconName)\b/],
];

const read = (path: string) => readFileSync(path, 'utf8');
const filesOf = (pattern: string) => globSync(join(ROOT, pattern)).toSorted();

/** What is no prose: examples, what is done well and badly, and the parts in an anatomy. */
const NO_PROSE = /^```[^]*?^```$|^<Pair\n[^]*?^\/>$|^## Anatomy\n[^]*?\n(?=## )/gm;

/** Names in code style that are components with a guide; `<Button …>` as well. */
function mentionedIn(text: string, names: readonly string[], own?: string): string[] {
  const prose = text.replaceAll(NO_PROSE, '');
  const found = [...prose.matchAll(/`<?([A-Z]\w+)[^`]*`|<([A-Z]\w+)/g)].map(
    (hit) => hit[1] ?? hit[2],
  );
  return names.filter((name) => name !== own && found.includes(name));
}

/** The title that a stories file or a page gives itself: it begins with a chapter. */
const titleIn = (text: string) => /\btitle[:=] ?["']([A-Z]\w+\/[^"']+)["']/.exec(text)?.[1] ?? '';

const docsId = (title: string) => `${sanitize(title)}--docs`;

function sourceOf(folder: string, name: string): string {
  return filesOf(`packages/ui/src/${folder}/${name}/*.{ts,tsx}`)
    .filter((path) => !/\.test\./.test(path))
    .map(read)
    .join('\n');
}

/** Whether the console, the tablet or another component renders it. */
function isInUse(folder: string, name: string, sources: readonly Source[]): boolean {
  const element = new RegExp(`<${name}\\b`);
  const own = `/${folder}/${name}/`;
  return sources.some(({ path, text }) => !path.includes(own) && element.test(text));
}

function guideOf(path: string, names: readonly string[], sources: readonly Source[]): GuideEntry {
  const name = basename(path, '.mdx');
  const text = read(path);
  const folder = basename(dirname(path));
  const title = titleIn(read(path.replace(/mdx$/, 'stories.tsx')));
  const source = sourceOf(folder, name);
  return {
    name,
    group: title.split('/')[0] ?? '',
    id: docsId(title),
    inUse: isInUse(folder, name, sources),
    related: mentionedIn(text, names, name),
    foundations: FOUNDATIONS.filter(([, use]) => use.test(source)).map(([page]) => ({
      name: page,
      id: docsId(`Foundations/${page}`),
    })),
  };
}

function patternOf(path: string, names: readonly string[]): PatternEntry {
  const text = read(path);
  const title = titleIn(text);
  return {
    name: title.split('/')[1] ?? '',
    id: docsId(title),
    components: mentionedIn(text, names),
  };
}

/** What the guides and the pattern pages say of themselves and of each other, read from their files. */
export function readGuideIndex(): GuideIndex {
  const paths = filesOf(GUIDES);
  const names = paths.map((path) => basename(path, '.mdx'));
  const sources = filesOf(PRODUCTS)
    .filter((path) => !/\.test\./.test(path))
    .map((path) => ({ path, text: read(path) }));
  return {
    guides: paths.map((path) => guideOf(path, names, sources)),
    patterns: filesOf(PATTERNS).map((path) => patternOf(path, names)),
  };
}
