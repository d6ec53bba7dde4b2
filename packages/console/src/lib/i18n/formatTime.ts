/** A day as DD.MM.YYYY. @param day as YYYY-MM-DD. */
export function formatDate(day: string): string {
  return day.split('-').toReversed().join('.');
}

/**
 * A moment of a device's day as DD.MM.YYYY HH:mm, in UTC whatever the browser's timezone is (D11). For
 * times in that timezone see `localTime.ts`.
 */
export function formatServiceDate(timestamp: string): string {
  const [day = '', time = ''] = new Date(timestamp).toISOString().split('T');
  return `${formatDate(day)} ${time.slice(0, 5)}`;
}

/**
 * When something began that still lasts, in the browser's timezone: HH:mm, and DD.MM.YYYY HH:mm when it
 * began on another day.
 * @param today as `toDateString` writes it.
 */
export function formatSince(since: Date, today: string): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const time = `${two(since.getHours())}:${two(since.getMinutes())}`;
  if (since.toDateString() === today) return time;
  return `${two(since.getDate())}.${two(since.getMonth() + 1)}.${since.getFullYear()} ${time}`;
}
