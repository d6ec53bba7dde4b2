// Without the table of all zones: the browser's own is loaded by itself (timeZone.ts).
import moment from 'moment-timezone/moment-timezone.js';
import { browserZone, loadedTimeZone } from './timeZone.ts';

const FORMAT = 'DD.MM.YYYY HH:mm';

/** A moment of a device's day: shown in UTC, whatever the browser's timezone is (D11). */
export function formatServiceDate(timestamp: string): string {
  return moment.utc(timestamp).format(FORMAT);
}

/**
 * When a person did something: shown in that browser's timezone (D11). A zone that is not loaded, or a
 * year it is not known for, is left to the browser's clock.
 * @param zone IANA name; the browser's own unless given.
 */
export function formatLocalTime(timestamp: string, zone: string = browserZone()): string {
  const file = loadedTimeZone(zone);
  const year = new Date(timestamp).getUTCFullYear();
  if (!file || year < file.years[0] || year > file.years[1]) {
    return moment(timestamp).format(FORMAT);
  }
  if (!moment.tz.zone(zone)) moment.tz.add(file.zone);
  return moment.utc(timestamp).tz(zone).format(FORMAT);
}

/** `formatLocalTime` for a time that may not have come yet. */
export function formatLocalTimeOrNull(timestamp: string | null, zone?: string): string | null {
  return timestamp === null ? null : formatLocalTime(timestamp, zone);
}
