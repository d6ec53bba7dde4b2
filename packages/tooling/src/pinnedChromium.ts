import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import tar from 'tar-fs';
import { ROOT } from './paths.ts';

const CACHE = join(ROOT, 'node_modules/.cache');
const LAUNCHER = 'chromium';

export function isPinned(executablePath: string): boolean {
  return executablePath.startsWith(join(CACHE, 'chromium-')) && executablePath.endsWith(LAUNCHER);
}

/** The npm build is made for Linux on x64. */
export function canRunPinned(): boolean {
  return process.platform === 'linux' && process.arch === 'x64';
}

async function packageFolder(): Promise<{ folder: string; version: string }> {
  const folder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return { folder, version: manifest.version };
}

async function unpackArchive(archive: string, target: string): Promise<void> {
  await pipeline(createReadStream(archive), createBrotliDecompress(), tar.extract(target));
}

/** Only the bundled fonts are visible to this browser, so that a machine's own never reach a pixel. */
function fontsConfig(target: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(target, 'fonts')}</dir>
  <cachedir>${join(target, 'font-cache')}</cachedir>
</fontconfig>
`;
}

function launcherScript(target: string): string {
  return `#!/bin/sh
export LD_LIBRARY_PATH='${join(target, 'lib')}'
export FONTCONFIG_FILE='${join(target, 'fonts.conf')}'
exec '${join(target, 'browser')}' "$@"
`;
}

async function unpackInto(folder: string, work: string, target: string): Promise<void> {
  const bin = join(folder, 'bin');
  await mkdir(work, { recursive: true });
  await pipeline(
    createReadStream(join(bin, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(work, 'browser')),
  );
  await unpackArchive(join(bin, 'al2023.tar.br'), work);
  await unpackArchive(join(bin, 'swiftshader.tar.br'), work);
  await unpackArchive(join(bin, 'fonts.tar.br'), work);
  await chmod(join(work, 'browser'), 0o755);
  await writeFile(join(work, 'fonts.conf'), fontsConfig(target));
  await writeFile(join(work, LAUNCHER), launcherScript(target), { mode: 0o755 });
}

/** Unpacks the pinned build once per version and returns its launcher. */
export async function unpackPinned(): Promise<string> {
  const { folder, version } = await packageFolder();
  const target = join(CACHE, `chromium-${version}`);
  const launcher = join(target, LAUNCHER);
  if (existsSync(launcher)) return launcher;
  const work = `${target}.${process.pid}`;
  try {
    await unpackInto(folder, work, target);
    await rename(work, target);
  } catch (error) {
    // Another process may have unpacked it meanwhile.
    if (!existsSync(launcher)) throw error;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return launcher;
}
