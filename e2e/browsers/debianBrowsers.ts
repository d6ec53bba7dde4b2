import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Where the two engines are, and what shows their windows. */
export interface InstalledBrowsers {
  firefox: string;
  webkitDriver: string;
  miniBrowser: string;
  xvfb: string;
}

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
const LIBRARIES = '/usr/lib';

/** MiniBrowser is in a folder of the machine's architecture and of WebKit's version. */
function findMiniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  for (const architecture of readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'))) {
    const folder = join(LIBRARIES, architecture);
    const versions = readdirSync(folder).filter((name) => name.startsWith('webkit2gtk-'));
    for (const version of versions.toSorted().toReversed()) {
      const path = join(folder, version, 'MiniBrowser');
      if (existsSync(path)) return path;
    }
  }
  return undefined;
}

function findInstalled(): InstalledBrowsers | undefined {
  const [firefox, webkitDriver, xvfb] = ['firefox-esr', 'WebKitWebDriver', 'Xvfb'].map((name) =>
    join('/usr/bin', name),
  ) as [string, string, string];
  const miniBrowser = findMiniBrowser();
  if (!miniBrowser || ![firefox, webkitDriver, xvfb].every((path) => existsSync(path))) {
    return undefined;
  }
  return { firefox, webkitDriver, miniBrowser, xvfb };
}

/** What it says is printed; whether it helped is seen by what is there afterward. */
function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { stdio: 'inherit', env });
}

/**
 * Debian's Firefox and WebKit. Installs them where they are missing and this is root on Debian; throws with the names
 * of the packages otherwise.
 */
export function findBrowsers(): InstalledBrowsers {
  const found = findInstalled();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`No Firefox or no WebKit found; installing ${PACKAGES.join(', ')}.`);
    const options = ['-o', 'DPkg::Lock::Timeout=300', '-y', '--no-install-recommends'];
    aptGet('update');
    aptGet('install', ...options, ...PACKAGES);
  }
  const installed = findInstalled();
  if (!installed) {
    throw new Error(
      `No Firefox or no WebKit: install Debian's ${PACKAGES.join(', ')}, or run as root on Debian with a network`,
    );
  }
  return installed;
}
