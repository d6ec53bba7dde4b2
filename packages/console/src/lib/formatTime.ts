// The zones of the years around now: all of history would be three quarters of a megabyte.
import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';

const FORMAT = 'DD.MM.YYYY HH:mm';

/** A moment of a device's day: shown in UTC, whatever the browser's timezone is (D11). */
export function formatServiceDate(timestamp: string): string {
  return moment.utc(timestamp).format(FORMAT);
}

/**
 * When a person did something: shown in that browser's timezone (D11).
 * @param zone IANA name; the browser's own unless given.
 */
export function formatLocalTime(timestamp: string, zone = moment.tz.guess()): string {
  return moment.utc(timestamp).tz(zone).format(FORMAT);
}

/** `formatLocalTime` for a time that may not have come yet. */
export function formatLocalTimeOrNull(timestamp: string | null, zone?: string): string | null {
  return timestamp === null ? null : formatLocalTime(timestamp, zone);
}
