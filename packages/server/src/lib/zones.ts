import moment from 'moment-timezone';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS: number = 24 * HOUR_MS;

/** A time from an instant until before another one, in milliseconds. */
export interface Range {
  since: number;
  until: number;
}

/** The name of a timezone as IANA writes it; undefined where there is none, or browsers may not know it. */
export function zoneNamed(name: string): string | undefined {
  const known = moment.tz.zone(name)?.name;
  try {
    return known && Intl.DateTimeFormat('en', { timeZone: known }) && known;
  } catch {
    return undefined;
  }
}

const dayFormat = 'YYYY-MM-DD';

/** When a day begins in a timezone, also where it has no midnight. */
export const startOfDay = (zone: string, day: string): number =>
  moment.tz(day, dayFormat, zone).valueOf();

/** The day of an instant in a timezone. */
export const dayOf = (zone: string, instant: number | string): string =>
  moment.tz(instant, zone).format(dayFormat);

/** The day so many days after another. */
export const dayAfter = (day: string, days = 1): string =>
  moment.utc(day, dayFormat).add(days, 'days').format(dayFormat);

/** How many days there are, both included. */
export const daysBetween = (from: string, to: string): number =>
  moment.utc(to, dayFormat).diff(moment.utc(from, dayFormat), 'days') + 1;

/** The parts of a range between changes of the clock, each with what is added to UTC. */
export function stretchesOf(zone: string, { since, until }: Range): (Range & { offset: number })[] {
  const { untils, offsets } = moment.tz.zone(zone) ?? { untils: [], offsets: [] };
  return untils.flatMap((end, index) => {
    const stretch = {
      since: Math.max(since, untils[index - 1] ?? -Infinity),
      until: Math.min(until, end ?? Infinity),
      offset: -(offsets[index] ?? 0) * MINUTE_MS,
    };
    return stretch.since < stretch.until ? [stretch] : [];
  });
}

/** An hour of the week; Monday is 1. */
export interface HourOfWeek {
  weekday: number;
  hour: number;
}

/** Which hour of the week it is, of a time that its offset was added to. */
export function hourOfWeek(local: number): HourOfWeek {
  const hours = Math.floor(local / HOUR_MS);
  // The first day of 1970 was a Thursday.
  return { weekday: ((Math.floor(hours / 24) + 3) % 7) + 1, hour: hours % 24 };
}

/** The parts of a range in these hours of the week, also where a clock change skips or repeats them. */
export function rangesWithin(
  zone: string,
  range: Range,
  isWanted: (at: HourOfWeek) => boolean,
): Range[] {
  const found: Range[] = [];
  for (const { since, until, offset } of stretchesOf(zone, range)) {
    const first = Math.floor((since + offset) / HOUR_MS) * HOUR_MS;
    for (let local = first; local - offset < until; local += HOUR_MS) {
      if (!isWanted(hourOfWeek(local))) continue;
      const part = {
        since: Math.max(since, local - offset),
        until: Math.min(until, local - offset + HOUR_MS),
      };
      const last = found.at(-1);
      if (last?.until === part.since) last.until = part.until;
      else found.push(part);
    }
  }
  return found;
}
