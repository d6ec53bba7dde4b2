const MINUTE_MS = 60_000;

type Unit = 'day' | 'hour' | 'minute';

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one takes longer than all it formats on a page. */
function formatOf(language: string, unit: Unit): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  formats.set(key, format);
  return format;
}

/** How long ago, in the largest two units of minutes, hours and days, e.g. '2 hr 5 min'. */
export function ageText(language: string, milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts: readonly [number, Unit][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [minutes % 60, 'minute'],
        ];
  const shown = parts.filter(([value]) => value > 0);
  return (shown.length > 0 ? shown : [[0, 'minute'] as const])
    .map(([value, unit]) => formatOf(language, unit).format(value))
    .join(' ');
}
