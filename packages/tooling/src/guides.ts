/**
 * What every component of the ui package owes: the stories everybody looks for, and a guide that is
 * true. MDX is not type-checked, so the names it uses are looked up here.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

/** What every guide is made of (stories/guides/blocks.tsx). */
const BLOCKS = ['GuideHead', 'Usage', 'Review', 'Props', 'States', 'Related'];

const MATRIX = /^(Matrix|All(States|Tones)?|AnyColor|Colours|Counts|Names|Paddings|Shapes|Sizes)$/;

export interface ComponentDocs {
  /** `Button` */
  name: string;
  /** Source of its stories. */
  code: string;
  /** Text of the guide beside them; `undefined` when there is none. */
  guide: string | undefined;
}

const read = (path: string) => readFileSync(path, 'utf8');
const storyPaths = () =>
  globSync(join(ROOT, 'stories/{components,layout,concierge}/*.stories.tsx'));

/** Every component that is shown on its own. */
export function componentDocs(): ComponentDocs[] {
  const paths = storyPaths();
  return components().flatMap(({ name, folder }) => {
    const own = paths.filter((path) => dirname(path) === folder && belongsTo(name, path));
    const guide = join(folder, `${name}.mdx`);
    if (own.length === 0) return [];
    const code = own.map(read).join('\n');
    return [{ name, code, guide: existsSync(guide) ? read(guide) : undefined }];
  });
}

function components(): { name: string; folder: string }[] {
  const paths = globSync(join(ROOT, 'packages/ui/src/{components,layout,concierge}/*/index.ts'));
  return paths.map((path) => {
    const home = dirname(path);
    return { name: basename(home), folder: join(ROOT, 'stories', basename(dirname(home))) };
  });
}

/** `DataTableRows.stories.tsx` goes on with the stories of `DataTable`. */
function belongsTo(name: string, path: string): boolean {
  const file = basename(path, '.stories.tsx');
  const owners = components().filter((one) => file.startsWith(one.name));
  return owners.toSorted((a, b) => b.name.length - a.name.length)[0]?.name === name;
}

/** Components without stories of their own that no guide mentions. */
export function componentsNotShown(docs: readonly ComponentDocs[]): string[] {
  const names = components().map(({ name }) => name);
  const missing = names.filter((name) => !docs.some((one) => one.name === name));
  return missing.filter((name) => !docs.some(({ guide }) => guide?.includes(`\`${name}\``)));
}

const storiesIn = (code: string) =>
  [...code.matchAll(/^export const (\w+): Story/gm)].map((match) => match[1] ?? '');

const SAID_OF: readonly RegExp[] = [
  /`(?<props>[a-z]\w+)(?:=[^`]*)?` of (?:the |an? |every )?`(?<name>[A-Z]\w+)`/g,
  /`(?<name>[A-Z]\w+)` with `(?<props>[a-z]\w+)/g,
  /[`<](?<name>[A-Z]\w+)(?<props>(?: [a-z]\w+=(?:\{[^{}]*\}|"[^"]*"))+)/g,
];
/** Every element has these. */
const OF_ELEMENTS = ['className', 'style', 'id', 'key', 'ref'];

/** What a text calls a prop of a component and its source does not name: "`busy` of `Button`". */
export function unknownProps(
  text: string,
  sourceOf: (component: string) => string | undefined,
): string[] {
  return SAID_OF.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups: { name = '', props = '' } = {} }) => {
      const source = sourceOf(name);
      if (source === undefined) return [];
      const names = props.match(/(?<![\w"{.])[a-z]\w+(?==|$)/g) ?? [];
      return names
        .filter((prop) => !OF_ELEMENTS.includes(prop))
        .filter((prop) => !new RegExp(`(?<![\\w-])${prop}\\b`).test(source))
        .map((prop) => `${prop} of ${name}`);
    }),
  );
}

/** Names of parts in the anatomy that no component gives an element. */
function unknownParts(guide: string, source: string): string[] {
  const anatomy = /^## Anatomy\n([^]*?)\n##/m.exec(guide)?.[1] ?? '';
  const items = anatomy.split('\n').filter((line) => line.startsWith('- `'));
  const named = items.flatMap((line) => {
    const [subject = ''] = line.split(' – ');
    return [...subject.matchAll(/`([A-Z]\w+)`/g)].map((match) => match[1] ?? '');
  });
  return named.filter(
    (name) =>
      !new RegExp(`data-part['"]?[=:] ?['"]${name}['"]`).test(source) &&
      !source.includes(`data-component="${name}"`) &&
      !source.includes(`export function ${name}(`),
  );
}

/** What a component lacks, and what its guide says wrongly; `source` is all code of the ui package. */
export function docsProblems({ name, code, guide }: ComponentDocs, source: string): string[] {
  const stories = storiesIn(code);
  const lacking = ['Default'].filter((wanted) => !stories.includes(wanted));
  const matrix = stories.some((story) => MATRIX.test(story)) || /^\/\/ No matrix: /m.test(code);
  if (!matrix) lacking.push('a matrix story, or "// No matrix:" and why');
  const blocks = BLOCKS.filter((block) => guide?.includes(`<${block} `) === false);
  lacking.push(...blocks.map((block) => `the block ${block} in its guide`));
  if (guide === undefined) lacking.push('a guide');
  const used = [...(guide ?? '').matchAll(/Stories\.(\w+)/g)].map((match) => match[1] ?? '');
  const gone = used.filter((story) => !stories.includes(story));
  return [
    ...lacking.map((what) => `${name} lacks ${what}`),
    ...gone.map((story) => `The guide of ${name} shows ${story}, which is no story`),
    ...unknownParts(guide ?? '', source).map(
      (part) => `The guide of ${name} names ${part}, which is no part`,
    ),
  ];
}
