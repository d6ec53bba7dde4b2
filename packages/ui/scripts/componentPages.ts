/** A page in markdown for every component, and `llms.txt`: from the guides of Storybook and the comments of props. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readExports, tableOf, type Exported } from './propTables.ts';

const PACKAGE = new URL('../', import.meta.url);
const STORIES = new URL('../../stories/', PACKAGE);
const GROUPS = {
  components: 'Components',
  layout: 'Frame of a page',
  concierge: 'Requests, messages, services',
};

interface Page {
  name: string;
  group: string;
  text: string;
}

const paragraphs = (...parts: readonly (string | false | undefined)[]) =>
  parts.filter(Boolean).join('\n\n');

/** The words of a guide: without what only Storybook draws. */
function guideText(guide: string): string {
  return guide
    .split(/(^```[^]*?^```$)/m)
    .map((part) =>
      part.startsWith('```')
        ? part.replace(/^```tsx \S+/, '```tsx')
        : part
            .replaceAll(/^(import|export) [^]*?;$/gm, '')
            .replaceAll(/^## _(.+)_$/gm, 'Also called: $1.')
            .replaceAll(
              /^<Pair\n[^]*?\n {2}because="(.*)"\n {2}whyNot="(.*)"\n\/>$/gm,
              '- Do: $1\n- Don’t: $2',
            )
            .replaceAll(/^## Anatomy$/gm, '$&\n\nIts parts have these names in `data-part`:')
            .replaceAll(/^<\/?(Meta|Anatomy|Window|Canvas)\b[^>]*>$/gm, '')
            .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1'),
    )
    .join('')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ATTRIBUTES =
  '`className` and `style` go to its root. So do `ref`, `id`, `data-*`, `aria-*` and the events of an element; in a field they go to the control.';

function exportedText(one: Exported, page: string): string {
  const { name, kind, members, takesAttributes } = one;
  const heading = name === page ? '## Props' : `## Props of ${name}`;
  const none = kind === 'component' && 'It has none of its own.';
  return paragraphs(
    kind === 'component' ? heading : `### \`${name}\``,
    name !== page && one.text,
    members.length > 0 ? tableOf(members) : none,
    takesAttributes && ATTRIBUTES,
  );
}

/** @param shared The guide of another component that describes this one as well, which has none of its own. */
function pageText(
  page: string,
  entry: string,
  exported: readonly Exported[],
  guide?: string,
  shared?: string,
) {
  const types = exported.filter(({ kind, members }) => kind === 'type' && members.length > 0);
  const components = exported
    .filter(({ kind }) => kind === 'component')
    .toSorted((one, other) => Number(other.name === page) - Number(one.name === page));
  const names = components.map(({ name }) => name).join(', ');
  return paragraphs(
    `# ${page}`,
    guide ? guideText(guide) : components[0]?.text,
    shared && guideText(shared),
    `## Import\n\n\`\`\`ts\nimport { ${names} } from '@concierge/ui/${entry}';\n\`\`\``,
    ...components.map((one) => exportedText(one, page)),
    types.length > 0 && '## Types',
    ...types.map((one) => exportedText(one, page)),
  );
}

function readPages(): Page[] {
  const exports = readExports();
  const guides = globSync('*/*.mdx', { cwd: STORIES }).map((file) =>
    readFileSync(new URL(file, STORIES), 'utf8'),
  );
  const pages = Object.keys(GROUPS).flatMap((group) =>
    globSync(`src/${group}/*/`, { cwd: PACKAGE }).map((folder) => {
      const name = basename(folder);
      const guide = new URL(`${group}/${name}.mdx`, STORIES);
      const text = existsSync(guide) ? readFileSync(guide, 'utf8') : undefined;
      const exported = exports.of(`src/${group}/${name}/${name}.tsx`);
      const entry = group === 'components' ? name : `${group}/${name}`;
      const imported = `import { ${name} } from '@concierge/ui/${entry}'`;
      const shared = text ? undefined : guides.find((guide) => guide.includes(imported));
      return { name, group, text: pageText(name, entry, exported, text, shared) };
    }),
  );
  const name = 'foundations';
  const summary = 'What every page stands on: the provider, the base styles, the tokens.';
  const text = pageText(name, name, exports.of(`src/${name}/index.ts`), summary);
  exports.close();
  return [...pages, { name, group: 'components', text }];
}

/** The first paragraph, in one line. */
const summaryOf = (text: string) => text.split('\n\n')[1]?.replaceAll('\n', ' ') ?? '';

/** By llmstxt.org: a title, a summary, and lists of links with a line on each. */
function llmsText(pages: readonly Page[]): string {
  const readme = readFileSync(new URL('README.md', PACKAGE), 'utf8');
  const part = (heading: string) =>
    readme.split(`${heading}\n`)[1]?.split('\n## ')[0]?.trim() ?? '';
  const lists = Object.entries(GROUPS).map(([group, title]) => {
    const links = pages
      .filter((page) => page.group === group)
      .toSorted((one, other) => one.name.localeCompare(other.name))
      .map(({ name, text }) => `- [${name}](docs/components/${name}.md): ${summaryOf(text)}`);
    return `## ${title}\n\n${links.join('\n')}`;
  });
  return paragraphs(
    `# @concierge/ui\n\n> ${summaryOf(readme)}`,
    part('## Entries'),
    `## Documents\n\n${part('## Documents').split('\n\n')[0]}`,
    ...lists,
    '## Optional\n\n- [CHANGELOG](CHANGELOG.md): what changed from version to version',
  );
}

const pages = readPages();
const folder = new URL('docs/components/', PACKAGE);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const { name, text } of pages) writeFileSync(new URL(`${name}.md`, folder), `${text}\n`);
writeFileSync(new URL('llms.txt', PACKAGE), `${llmsText(pages)}\n`);
