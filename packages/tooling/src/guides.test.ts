import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './paths.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const textsOf = (pattern: string) => globSync(pattern, { cwd: ROOT }).map(read);

/** A story that shows them side by side. */
const ALL_STATES = /^(All(States)?|AnyColor|Colors|Counts|Names|Paddings|Shapes|Sizes)$/;
/** Every element has these, or every field. */
const OF_ELEMENTS = ['className', 'style', 'id', 'key', 'ref', 'role', 'label'];

const COMPONENTS = globSync('packages/ui/src/{components,layout,concierge}/*/', { cwd: ROOT }).map(
  (path) => basename(path),
);

describe.each(globSync('stories/{components,layout,concierge}/*.mdx', { cwd: ROOT }))(
  '%s',
  (path) => {
    const guide = read(path);
    const code = read(path.replace('.mdx', '.stories.tsx'));
    const stories = [...code.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);

    it('shows stories that exist', () => {
      const shown = [...guide.matchAll(/Stories\.(\w+)/g)].map(([, name]) => name);
      expect(stories).toEqual(expect.arrayContaining(shown));
    });

    it('is about a component with a default story and one of all states, or a reason for none', () => {
      expect(stories).toContain('Default');
      const allStates = stories.some((story) => ALL_STATES.test(story ?? ''));
      expect(allStates || /^\/\/ No AllStates: /m.test(code)).toBe(true);
    });
  },
);

it('every component has a guide of its own, or is named in one', () => {
  const guides = globSync('stories/{components,layout,concierge}/*.mdx', { cwd: ROOT });
  const names = guides.map((path) => basename(path, '.mdx'));
  const text = guides.map(read).join('\n');
  expect(COMPONENTS.length).toBeGreaterThan(60);
  const missing = COMPONENTS.filter(
    (name) => !names.includes(name) && !text.includes(`\`${name}\``),
  );
  expect(missing).toEqual([]);
});

it('elements in the text of guides and documents have props that their components name', () => {
  // Blocks of code are compiled.
  const texts = textsOf('{stories/*/*.mdx,packages/ui/docs/*.md}').map((text) =>
    text.replaceAll(/^```[^]*?^```$/gm, ''),
  );
  const elements = texts.flatMap((text) => [
    ...text.matchAll(/[`<]([A-Z]\w+)((?: [a-z]\w+=(?:\{[^{}]*\}|"[^"]*"))+)/g),
  ]);
  const sources = new Map(
    COMPONENTS.map((name) => [name, textsOf(`packages/ui/src/*/${name}/*.{ts,tsx}`).join('\n')]),
  );
  const unknown = elements.flatMap(([element, name = '', props = '']) => {
    const source = sources.get(name);
    if (source === undefined) return [];
    const names = [...props.matchAll(/ (\w+)=/g)].map(([, prop = '']) => prop);
    return names
      .filter((prop) => !OF_ELEMENTS.includes(prop) && !new RegExp(`\\b${prop}\\b`).test(source))
      .map((prop) => `${prop} in ${element}`);
  });
  expect(unknown).toEqual([]);
});
