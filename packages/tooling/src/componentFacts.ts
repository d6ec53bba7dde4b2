/** What can be computed of each component: status, size, review, and who uses it. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ROOT } from './paths.ts';
import { readSkipList, type Reviewed } from './skipList.ts';
import type { Size, Sizes } from './sizes.ts';

const UI = join(ROOT, 'packages/ui');
const CONSOLE = join(ROOT, 'packages/console/src');

export type Status = 'stable' | 'beta' | 'deprecated';

export interface ComponentFacts {
  name: string;
  /** The folder it lives in: `components`, `layout` or `concierge`. */
  area: string;
  /** From the tags `@beta` and `@deprecated` of its doc comment. */
  status: Status;
  /** Bytes after gzip, without the peers; what it may weigh at most. */
  size: Size | undefined;
  /** The id of its guide in Storybook; some have none of their own. */
  guide: string | undefined;
  /** How many stories show it. */
  stories: number;
  /** The day of its accessibility review, `YYYY-MM-DD`. */
  reviewedOn: string | undefined;
  /** What axe cannot decide in it, with the reason why it is right. */
  undecided: readonly Reviewed[];
  /** Modules of the console that render it, from `packages/console/src`. */
  usedIn: readonly string[];
  /** Components that are built of it. */
  partOf: readonly string[];
}

/** A component's folder, and what leads out of its modules. */
interface Component {
  name: string;
  area: string;
  folder: string;
  /** Public names without types. */
  exported: ReadonlySet<string>;
  imports: readonly Import[];
  status: Status;
}

const read = (path: string) => readFileSync(path, 'utf8');
const slashed = (path: string) => path.replaceAll(sep, '/');
const isSource = (path: string) =>
  !/\.test\.tsx?$/.test(path) && !slashed(path).includes('/testing/');

/** The names a module exports again from others, types left out. */
function reexported(file: string): Set<string> {
  const { module } = parseSync(file, read(file));
  const entries = module.staticExports.flatMap((one) => one.entries);
  return new Set(entries.flatMap((one) => (one.isType ? [] : (one.exportName.name ?? []))));
}

interface Import {
  /** The folder of the module. */
  folder: string;
  name: string;
}

/** What the modules of one folder import from others by name, types left out. */
function importsBeside(files: readonly string[]): Import[] {
  return files.flatMap((file) => {
    const { module } = parseSync(file, read(file));
    return module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.startsWith('.'))
      .flatMap(({ moduleRequest, entries }) =>
        entries.flatMap(({ isType, importName }) =>
          isType || !importName.name
            ? []
            : { folder: dirname(join(dirname(file), moduleRequest.value)), name: importName.name },
        ),
      );
  });
}

const DOC_COMMENT = (name: string) =>
  new RegExp(
    String.raw`/\*\*((?:(?!\*/)[^])*)\*/\s*export (?:async )?(?:function|const) ${name}\b`,
  );

/** The status a component's doc comment gives it. */
export function statusIn(code: string, name: string): Status {
  const comment = DOC_COMMENT(name).exec(code)?.[1] ?? '';
  if (/@deprecated\b/.test(comment)) return 'deprecated';
  return /@beta\b/.test(comment) ? 'beta' : 'stable';
}

function component(index: string): Component {
  const folder = dirname(index);
  const name = basename(folder);
  const files = globSync(join(folder, '**/*.{ts,tsx}')).filter(isSource);
  return {
    name,
    area: basename(dirname(folder)),
    folder,
    exported: reexported(index),
    imports: importsBeside(files),
    status: statusIn(files.map(read).join('\n'), name),
  };
}

/** Which public names of the ui package each module of the console renders. */
function consoleImports(): { file: string; names: ReadonlySet<string> }[] {
  return globSync(join(CONSOLE, '**/*.{ts,tsx}'))
    .filter(isSource)
    .flatMap((file) => {
      const code = read(file);
      if (!code.includes('@concierge/ui')) return [];
      const { module } = parseSync(file, code);
      const entries = module.staticImports
        .filter(({ moduleRequest }) => /^@concierge\/ui(\/|$)/.test(moduleRequest.value))
        .flatMap((one) => one.entries.filter(({ isType }) => !isType));
      const names = entries.flatMap(({ importName }) => importName.name ?? []);
      return [
        { file: slashed(relative(CONSOLE, file)).replace(/\.tsx?$/, ''), names: new Set(names) },
      ];
    });
}

interface Shown {
  guide: string | undefined;
  stories: number;
  reviewedOn: string | undefined;
}

/** Its guide and how many stories are beside it; a longer name beginning the same way is its own. */
function shown({ name, area }: Component, names: readonly string[]): Shown {
  const guide = join(ROOT, 'stories', area, `${name}.mdx`);
  const files = globSync(join(ROOT, 'stories', area, `${name}*.stories.tsx`)).filter((path) => {
    const file = basename(path);
    return !names.some((other) => other.length > name.length && file.startsWith(other));
  });
  const count = (path: string) => read(path).match(/^export const \w+: Story\b/gm)?.length ?? 0;
  const text = existsSync(guide) ? read(guide) : undefined;
  return {
    guide: text === undefined ? undefined : `${area}-${name.toLowerCase()}--docs`,
    stories: files.reduce((sum, path) => sum + count(path), 0),
    reviewedOn: /<Review\b[^>]*\bdate="([\d-]+)"/.exec(text ?? '')?.[1],
  };
}

const entryOf = ({ name, area }: Component) =>
  area === 'concierge' ? `./concierge/${name}` : `./${name}`;

const builtOf = (whole: Component, part: Component) =>
  whole.imports.some(({ folder, name }) => folder === part.folder && part.exported.has(name));

/** The facts of every component, by name. */
export function componentFacts(): ComponentFacts[] {
  const components = globSync(join(UI, 'src/{components,layout,concierge}/*/index.ts')).map(
    component,
  );
  const names = components.map(({ name }) => name);
  const sizes = JSON.parse(read(join(UI, 'sizes.json'))) as Sizes;
  const reviewed = readSkipList();
  const used = consoleImports();
  return components
    .map((one) => ({
      name: one.name,
      area: one.area,
      status: one.status,
      size: sizes[entryOf(one)],
      ...shown(one, names),
      undecided: reviewed.filter(({ target }) =>
        new RegExp(String.raw`\b${one.name}\b`).test(target),
      ),
      usedIn: used
        .filter((file) => [...one.exported].some((name) => file.names.has(name)))
        .map(({ file }) => file)
        .toSorted(),
      partOf: components
        .filter((other) => other !== one && builtOf(other, one))
        .map(({ name }) => name)
        .toSorted(),
    }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
