/**
 * The `exports` of the package: the root, the door to the console's own pieces, and one entry per component folder.
 * A condition of our own leads to the sources, for the packages of this workspace; everybody else gets the build.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LAYERS = ['components', 'layout'] as const;
const DOOR = 'concierge';
const SRC = new URL('../src/', import.meta.url);

/** What is published as it is. */
const FILES = [
  'tokens.css',
  'base.css',
  'tokens.json',
  'tokens.dtcg.json',
  'package.json',
] as const;

/** Of the ready-made labels. */
const LANGUAGES = ['cs', 'en', 'tr'] as const;

/** Set by the bundlers, the compiler and the tests of this workspace. */
const SOURCE_CONDITION = 'concierge-source';

interface Entry {
  [SOURCE_CONDITION]: string;
  types: string;
  default: string;
}

type Exports = Record<string, string | Entry>;

function componentNames(layer: string): string[] {
  const folder = fileURLToPath(new URL(layer, SRC));
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  return inside.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en'));
}

function genericFolders(): [name: string, folder: string][] {
  const folders = LAYERS.flatMap((layer) =>
    componentNames(layer).map((name): [string, string] => [name, `${layer}/${name}`]),
  );
  return folders.toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

/** The map, in the order of the names. */
export function exportsMap(): Exports {
  const entries = [
    ['.', 'index'],
    ...LANGUAGES.map((language) => [`./labels/${language}`, `labels/${language}`]),
    [`./${DOOR}`, `${DOOR}/index`],
    ...componentNames(DOOR).map((name) => [`./${DOOR}/${name}`, `${DOOR}/${name}/index`]),
    ...genericFolders().map(([name, folder]) => [`./${name}`, `${folder}/index`]),
  ];
  return {
    ...Object.fromEntries(
      entries.map(([name, path]) => [
        name,
        {
          [SOURCE_CONDITION]: `./src/${path}.ts`,
          types: `./dist/${path}.d.ts`,
          default: `./dist/${path}.js`,
        },
      ]),
    ),
    ...Object.fromEntries(FILES.map((file) => [`./${file}`, `./${file}`])),
  };
}
