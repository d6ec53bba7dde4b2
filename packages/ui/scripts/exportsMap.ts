/**
 * The `exports` of the package: the root and one entry per component folder. Inside the workspace they
 * name the sources, in the published package (`publishConfig`) the build.
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

type Exports = Record<string, string | { types: string; default: string }>;

function componentFolders(): [name: string, folder: string][] {
  return LAYERS.flatMap((layer) => {
    const folder = fileURLToPath(new URL(layer, SRC));
    const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    return inside.map((entry): [string, string] => [entry.name, `${layer}/${entry.name}`]);
  }).toSorted(([a], [b]) => a.localeCompare(b, 'en'));
}

/** Both maps, in the order of the names. */
export function exportsMaps(): { workspace: Exports; published: Exports } {
  const entries = [
    ['.', 'index'],
    ...componentFolders().map(([name, folder]) => [`./${name}`, `${folder}/index`]),
  ];
  const always: Exports = Object.fromEntries(FILES.map((file) => [`./${file}`, `./${file}`]));
  const workspace = Object.fromEntries(entries.map(([name, path]) => [name, `./src/${path}.ts`]));
  const published = Object.fromEntries(
    entries.map(([name, path]) => [
      name,
      { types: `./dist/${path}.d.ts`, default: `./dist/${path}.js` },
    ]),
  );
  return {
    workspace: { ...workspace, ...always },
    published: { ...published, ...always },
  };
}
