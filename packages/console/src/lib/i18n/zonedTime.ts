// Without the table of all zones: the one that is needed is loaded by itself (localTimes.ts).
import moment from 'moment-timezone/moment-timezone.js';
import { type TimeFormat, formatByOwnClock } from './formatTime.ts';

/** What the build writes for one timezone (packages/tooling/src/timeZones.ts). */
export interface ZoneFile {
  /** The years it is right for, both included. */
  years: readonly [first: number, last: number];
  /** In the packed form of moment-timezone. */
  zone: string;
}

/** Shows times in a zone; years nobody wrote down are left to the browser's clock. */
export function zonedFormat(name: string, { years: [first, last], zone }: ZoneFile): TimeFormat {
  moment.tz.add(zone);
  return (timestamp) => {
    const year = new Date(timestamp).getUTCFullYear();
    if (year < first || year > last) return formatByOwnClock(timestamp);
    return moment.utc(timestamp).tz(name).format('DD.MM.YYYY HH:mm');
  };
}
