/**
 * A moment of a device's day as DD.MM.YYYY HH:mm, in UTC whatever the browser's timezone is (D11). For
 * times in that timezone see `localTime.ts`.
 */
export function formatServiceDate(timestamp: string): string {
  const [year, month, day, hour, minute] = new Date(timestamp).toISOString().split(/[-T:]/);
  return `${day}.${month}.${year} ${hour}:${minute}`;
}
