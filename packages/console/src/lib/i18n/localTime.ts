/** Shows a timestamp as DD.MM.YYYY HH:mm. */
export type TimeFormat = (timestamp: string) => string;

const PARTS = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const inThisZone = new Intl.DateTimeFormat('de', PARTS);

/**
 * When a user did something, in the browser's timezone.
 * @param zone IANA name; the browser's own unless given.
 */
export function formatLocalTime(timestamp: string, zone?: string): string {
  const format = zone ? new Intl.DateTimeFormat('de', { ...PARTS, timeZone: zone }) : inThisZone;
  return format.format(new Date(timestamp)).replace(',', '');
}
