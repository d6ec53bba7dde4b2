import { siteUrl } from './http.ts';

/** What the build writes for one timezone (packages/tooling/src/timeZones.ts). */
interface ZoneFile {
  /** The years it is right for, both included. */
  years: readonly [first: number, last: number];
  /** In the packed form of moment-timezone. */
  zone: string;
}

/** A screen can be drawn without its zone, but not for ever later. */
const PATIENCE_MS = 5_000;

const loaded = new Map<string, ZoneFile>();
const asked = new Map<string, Promise<void>>();

/** IANA name of the timezone the browser is in. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Loads what is known of a timezone, for `formatLocalTime`. Resolves also when there is no such zone
 * or it cannot be had: that is only logged, and the browser's own clock stands in for it.
 */
export function loadTimeZone(name: string = browserZone()): Promise<void> {
  const known = asked.get(name) ?? load(name);
  asked.set(name, known);
  return known;
}

/** A timezone that was loaded. */
export function loadedTimeZone(name: string): ZoneFile | undefined {
  return loaded.get(name);
}

async function load(name: string): Promise<void> {
  try {
    const address = new URL(`${import.meta.env.VITE_TIME_ZONES}/${name}.json`, siteUrl());
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    const file: unknown = await answer.json();
    if (!isZoneFile(file)) throw new Error('That is no timezone');
    loaded.set(name, file);
  } catch (error) {
    asked.delete(name);
    console.error(`The timezone ${name} could not be loaded:`, error);
  }
}

function isZoneFile(file: unknown): file is ZoneFile {
  const { years, zone } = (file ?? {}) as Partial<ZoneFile>;
  return Array.isArray(years) && typeof zone === 'string';
}
