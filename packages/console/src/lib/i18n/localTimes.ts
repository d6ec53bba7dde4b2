import { addTimeZone, browserZone } from './formatTime.ts';
import { siteUrl } from '../http/http.ts';
import type { ZoneFile } from './zonedTime.ts';

/** A screen can be drawn without its zone, so it does not wait for ever. */
const PATIENCE_MS = 5_000;

const asked = new Map<string, Promise<void>>();

/**
 * Loads what is known of a timezone, for `formatLocalTime`. Resolves also when there is no such zone
 * or it cannot be had: that is only logged, and the browser's own clock stands in for it.
 */
export function loadLocalTimes(name: string = browserZone()): Promise<void> {
  const known = asked.get(name) ?? load(name);
  asked.set(name, known);
  return known;
}

async function load(name: string): Promise<void> {
  try {
    const [{ zonedFormat }, file] = await Promise.all([import('./zonedTime.ts'), fetchZone(name)]);
    addTimeZone(name, zonedFormat(name, file));
  } catch (error) {
    asked.delete(name);
    console.error(`The timezone ${name} could not be loaded:`, error);
  }
}

async function fetchZone(name: string): Promise<ZoneFile> {
  const address = new URL(`${import.meta.env.VITE_TIME_ZONES}/${name}.json`, siteUrl());
  const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const file: unknown = await answer.json();
  if (!isZoneFile(file)) throw new Error('That is no timezone');
  return file;
}

function isZoneFile(file: unknown): file is ZoneFile {
  const { years, zone } = (file ?? {}) as Partial<ZoneFile>;
  return Array.isArray(years) && typeof zone === 'string';
}
