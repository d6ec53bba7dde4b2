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
