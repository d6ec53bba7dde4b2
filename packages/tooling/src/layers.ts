/**
 * Checks that imports go one way. Every import of every source file is read with a
 * real parser; a file that cannot be placed, or a run that sees no imports, is a failure too.
 */
import { readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'oxc-parser';
import { ROOT } from './paths.ts';
import { type Edge, layerOf, violationOf } from './layerRules.ts';

function trackedSources(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listed.split('\0'))].filter(
    (file) => /\.(ts|tsx|mts|mjs|js)$/.test(file) && !file.endsWith('.d.ts'),
  );
}

export interface Import {
  specifier: string;
  /** Erased before the code runs. */
  typeOnly: boolean;
}

/** Every module a file names: static and dynamic imports and re-exports. */
export function importsOf(file: string, source: string): Import[] {
  const { module, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const fixed = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [],
      ),
    ),
  ];
  const dynamic = module.dynamicImports
    .map((entry) => source.slice(entry.moduleRequest.start, entry.moduleRequest.end))
    .map((text) => /^(['"`])([^'"`$]+)\1$/.exec(text)?.[2])
    .filter((value): value is string => value !== undefined)
    .map((specifier) => ({ specifier, typeOnly: false }));
  return [...fixed, ...dynamic];
}

/** Where an import of ours leads, as a path from the root; a package's name otherwise. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const own = /^@concierge\/(\w+)(?:\/(.*))?$/.exec(specifier);
  if (!own) return specifier;
  const [, name, rest] = own;
  const folder = name === 'e2e' || name === 'stories' ? name : `packages/${name}`;
  return rest ? `${folder}/src/${rest}` : `${folder}/src/index`;
}

export function checkLayers(root: string = ROOT): { edges: number; problems: string[] } {
  const problems: string[] = [];
  let edges = 0;
  for (const file of trackedSources(root)) {
    if (layerOf(file) === undefined) {
      problems.push(`${file}: is in no known layer (packages/tooling/src/layerRules.ts)`);
      continue;
    }
    let source: string;
    try {
      source = readFileSync(resolve(root, file), 'utf8');
    } catch {
      continue; // deleted in the working tree
    }
    for (const { specifier, typeOnly } of importsOf(file, source)) {
      edges += 1;
      const edge: Edge = { from: file, specifier, to: targetOf(file, specifier), typeOnly };
      const violation = violationOf(edge);
      if (violation) problems.push(`${file}: imports ${specifier}: ${violation}`);
    }
  }
  if (edges === 0) problems.push('no imports were read: the check itself is broken');
  return { edges, problems };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { edges, problems } = checkLayers();
  for (const problem of problems) console.error(problem);
  console.log(
    `${relative('.', ROOT) || '.'}: ${edges} imports, ${problems.length} against the layers`,
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
}
