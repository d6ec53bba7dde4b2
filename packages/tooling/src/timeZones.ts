import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from './paths.ts';

/** What the console loads for one timezone. */
export interface ZoneFile {
  /** The years it is right for, both included. */
  years: readonly [first: number, last: number];
  /** In the packed form of moment-timezone. */
  zone: string;
}

/** A record of moment-timezone. */
interface Unpacked {
  name: string;
}

interface ZoneTools {
  tz: {
    names: () => string[];
    zone: (name: string) => Unpacked | null;
    filterYears: (zone: Unpacked, first: number, last: number) => Unpacked;
    pack: (zone: Unpacked) => string;
  };
}

const YEARS = [2021, 2031] as const;

/** Every timezone of moment-timezone's own data by its name, other names of the same zone included. */
export function zoneFiles(): Map<string, ZoneFile> {
  const consoleRequire = createRequire(join(ROOT, 'packages/console/package.json'));
  const { tz } = consoleRequire('moment-timezone/moment-timezone-utils.js') as ZoneTools;
  return new Map(
    tz.names().map((name) => {
      const zone = tz.zone(name);
      if (!zone) throw new Error(`moment-timezone names ${name} but does not have it`);
      return [name, { years: YEARS, zone: tz.pack({ ...tz.filterYears(zone, ...YEARS), name }) }];
    }),
  );
}

/** Writes one file per timezone below a folder, `Europe/Prague.json`. */
export async function writeZoneFiles(folder: string, files = zoneFiles()): Promise<void> {
  for (const [name, file] of files) {
    const path = join(folder, `${name}.json`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(file));
  }
}

/**
 * Puts the timezones beside the console's other hashed files, so that a browser loads the one it is in
 * and keeps it. The console reads their address from `import.meta.env.VITE_TIME_ZONES`.
 */
export function timeZones(): Plugin {
  const files = zoneFiles();
  const digest = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  const base = `/assets/zones-${digest.slice(0, 8)}`;
  return {
    name: 'time-zones',
    config: () => ({ define: { 'import.meta.env.VITE_TIME_ZONES': JSON.stringify(base) } }),
    configureServer({ middlewares }) {
      middlewares.use(base, (request, response, next) => {
        const file = files.get(
          decodeURI(request.url ?? '')
            .slice(1)
            .replace(/\.json$/, ''),
        );
        if (!file) return next();
        response.setHeader('content-type', 'application/json');
        return response.end(JSON.stringify(file));
      });
    },
    writeBundle: ({ dir }) => (dir ? writeZoneFiles(join(dir, base), files) : undefined),
  };
}
