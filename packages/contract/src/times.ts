/** A moment as DD.MM.YYYY HH:mm in UTC, whatever the browser's timezone is: a service date (specification §9). */
export function formatServiceDate(timestamp: string): string {
  const [year, month, day, hour, minute] = new Date(timestamp).toISOString().split(/[-T:]/);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}

/** The same in the browser's timezone: when a user did something. */
export function formatBrowserTime(timestamp: string): string {
  const at = new Date(timestamp);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return formatServiceDate(shifted.toISOString());
}

/** The same in a timezone, of the project for instance; in the browser's where it does not know that one. */
export function formatTimeIn(timeZone: string, timestamp: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(new Date(timestamp));
    const [day, month, year, hour, minute] = parts
      .filter(({ type }) => type !== 'literal')
      .map(({ value }) => value);
    return `${day}.${month}.${year} ${hour}:${minute}`;
  } catch {
    return formatBrowserTime(timestamp);
  }
}
