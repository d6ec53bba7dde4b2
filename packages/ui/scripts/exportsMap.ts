/**
 * The `exports` of the package: the root and one entry per component folder. A condition of our own leads to the
 * sources, for the packages of this workspace; everybody else gets the build.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LAYERS = ['components', 'layout', 'concierge'] as const;
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
export const LANGUAGES = ['cs', 'en', 'tr'] as const;

/** Set by the bundlers, the compiler and the tests of this workspace. */
export const SOURCE_CONDITION = 'concierge-source';

interface Entry {
  [SOURCE_CONDITION]: string;
  types: string;
  default: string;
}

type Exports = Record<string, string | Entry>;

function componentFolders(): [name: string, folder: string][] {
  return LAYERS.flatMap((layer) => {
    const folder = fileURLToPath(new URL(layer, SRC));
    const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    return inside.map((entry): [string, string] => [entry.name, `${layer}/${entry.name}`]);
  }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

/** The map, in the order of the names. */
export function exportsMap(): Exports {
  const entries = [
    ['.', 'index'],
    ...LANGUAGES.map((language) => [`./labels/${language}`, `labels/${language}`]),
    ...componentFolders().map(([name, folder]) => [`./${name}`, `${folder}/index`]),
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
