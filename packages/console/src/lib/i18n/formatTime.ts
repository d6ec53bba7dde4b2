/** Shows a timestamp as DD.MM.YYYY HH:mm in one timezone. */
export type TimeFormat = (timestamp: string) => string;

const zones = new Map<string, TimeFormat>();

/** IANA name of the timezone the browser is in. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Makes a timezone known to `formatLocalTime`; see `loadLocalTimes`. */
export function addTimeZone(name: string, format: TimeFormat): void {
  zones.set(name, format);
}

/** A moment of a device's day: shown in UTC, whatever the browser's timezone is (D11). */
export function formatServiceDate(timestamp: string): string {
  return byUtc(new Date(timestamp));
}

/**
 * When a person did something: shown in that browser's timezone (D11). A zone that is not known is
 * left to the browser's clock.
 * @param zone IANA name; the browser's own unless given.
 */
export function formatLocalTime(timestamp: string, zone: string = browserZone()): string {
  return (zones.get(zone) ?? formatByOwnClock)(timestamp);
}

/** `formatLocalTime` for a time that may not have come yet. */
export function formatLocalTimeOrNull(timestamp: string | null, zone?: string): string | null {
  return timestamp === null ? null : formatLocalTime(timestamp, zone);
}

/** As the clock of the browser would show it. */
export function formatByOwnClock(timestamp: string): string {
  const at = new Date(timestamp);
  return byUtc(new Date(at.getTime() - at.getTimezoneOffset() * 60_000));
}

function byUtc(at: Date): string {
  const [year, month, day, hour, minute] = at.toISOString().split(/[-T:]/);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}
