import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeZoneFiles } from '@concierge/tooling/timeZones';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A built console that holds nothing but the timezones. */
    zonesDir: string;
  }
}

/**
 * Writes the timezones of a build once for all test files, and not where they run: what makes them puts
 * the table of all zones into the library in which the console is to find only those it has loaded.
 */
export default async function writeZones(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'concierge-zones-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  await writeZoneFiles(join(folder, project.config.env['VITE_TIME_ZONES'] ?? ''));
  project.provide('zonesDir', folder);
  return () => rm(folder, { recursive: true, force: true });
}
