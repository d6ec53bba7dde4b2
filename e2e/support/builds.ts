import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { ROOT } from '@concierge/tooling/paths';
import { processTest } from './test.ts';

/** Gives every file that is named by its content another name, as a build of other sources has. */
async function renameFiles(build: string): Promise<void> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const renamed = new Map<string, string>();
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    const kind = extname(name);
    if (kind === '.br' || kind === '.gz') await rm(path);
    else if (basename(parentPath) === 'assets') {
      renamed.set(name, `${name.slice(0, -kind.length)}.next${kind}`);
    }
  }
  const names = new RegExp(
    [...renamed.keys()].map((name) => name.replaceAll('.', String.raw`\.`)).join('|'),
    'g',
  );
  for (const { name, parentPath } of files) {
    const path = join(parentPath, name);
    if (/\.(js|css|html|json)$/.test(name)) {
      const text = await readFile(path, 'utf8');
      await writeFile(
        path,
        text.replaceAll(names, (known) => renamed.get(known) ?? known),
      );
    }
    const next = renamed.get(name);
    if (next && basename(parentPath) === 'assets') await rename(path, join(parentPath, next));
  }
}

interface BuildFixtures {
  /** A folder with the build of the console and that of the tablet. */
  builds: string;
  /** Stops the server, gives it other builds and starts it again. */
  upgrade: () => Promise<void>;
}

/** Where the server gets another build while pages are open. */
export const test = processTest.extend<BuildFixtures>({
  builds: async ({ browserName: _browserName }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'concierge-builds-'));
    for (const name of ['console', 'tablet']) {
      await cp(join(ROOT, 'packages', name, 'dist'), join(folder, name), { recursive: true });
    }
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  serverEnv: async ({ builds }, use) => {
    await use({ CONSOLE_DIR: join(builds, 'console'), TABLET_DIR: join(builds, 'tablet') });
  },
  upgrade: async ({ builds, serverProcess }, use) => {
    await use(async () => {
      await serverProcess.stop();
      for (const name of ['console', 'tablet']) await renameFiles(join(builds, name));
      await serverProcess.restart();
    });
  },
});
