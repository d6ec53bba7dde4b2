/** The package beside the lowest version of each peer: every entry loads, and the page with one of each renders. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackedUi } from '../packUi.ts';
import { runBeside } from '../runQuietly.ts';
import { buildServer } from './serverPage.ts';

/** `^19.2.0` to `19.2.0`. @throws for a range that names no lowest version */
export function lowestOf(range: string): string {
  const [, lowest] = /^\^(\d+\.\d+\.\d+)$/.exec(range) ?? [];
  if (!lowest) throw new Error(`${range} does not name its lowest version`);
  return lowest;
}

export async function installLowest(folder: string, packed: PackedUi): Promise<void> {
  const manifest = JSON.parse(await readFile(join(packed.folder, 'package.json'), 'utf8')) as {
    peerDependencies: Record<string, string>;
  };
  const peers = Object.entries(manifest.peerDependencies).map(([name, range]) => [
    name,
    lowestOf(range),
  ]);
  await mkdir(folder, { recursive: true });
  const dependencies = { '@concierge/ui': `file:${packed.tarball}`, ...Object.fromEntries(peers) };
  const own = { name: 'lowest', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(own));
  await runBeside('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
}

const RENDER = `const { render } = await import('./dist-server/server.js');
const { html, styles } = render('nonce');
for (const part of ['Sidebar', 'Alert', 'TextField', 'Select', 'Switch', 'Tag', 'Tabs', 'DataTable', 'Pagination', 'Button']) {
  if (!html.includes('data-component="' + part + '"')) throw new Error(part + ' was not rendered');
}
if (html.includes('[object Object]')) throw new Error('A class name is an object');
if (!styles.includes('min-block-size')) throw new Error('There are no styles');
`;

/** `app` has the page, `imports` names every entry. */
export async function checkLowest(folder: string, app: string, imports: string): Promise<void> {
  await buildServer(app);
  await cp(join(app, 'dist-server'), join(folder, 'dist-server'), { recursive: true });
  await runBeside(
    process.execPath,
    ['--input-type=module', '--eval', `${imports}\n${RENDER}`],
    folder,
  );
}
