// Its ten years of rules are enough for what happens now, and a third of the size of all years.
import moment from 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js';

/** Shows a timestamp as DD.MM.YYYY HH:mm. */
export type TimeFormat = (timestamp: string) => string;

/**
 * When a user did something, in the browser's timezone. Import it only in screens that show such
 * times: they bring the rules of all timezones along.
 * @param zone IANA name; the browser's own unless given.
 */
export function formatLocalTime(timestamp: string, zone: string = moment.tz.guess()): string {
  return moment.tz(timestamp, zone).format('DD.MM.YYYY HH:mm');
}
