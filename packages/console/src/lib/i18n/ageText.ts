const MINUTE_MS = 60_000;

/** The units of an age, the largest first, and how many minutes each has. */
const UNITS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

const formats = new Map<string, Intl.NumberFormat>();

/** Kept, since making one takes longer than all it formats on a page. */
function formatOf(language: string, unit: string): Intl.NumberFormat {
  const key = `${language} ${unit}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' });
  formats.set(key, format);
  return format;
}

/** How long ago, in the largest two units of minutes, hours and days, e.g. '2 hr 5 min'. */
export function ageText(language: string, milliseconds: number): string {
  let rest = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  const largest = UNITS.findIndex(([, size]) => size <= Math.max(1, rest));
  const parts = UNITS.slice(largest, largest + 2).map(([unit, size]) => {
    const value = Math.floor(rest / size);
    rest %= size;
    return { unit, value };
  });
  return parts
    .filter(({ value }, at) => value > 0 || at === 0)
    .map(({ unit, value }) => formatOf(language, unit).format(value))
    .join(' ');
}

/** How long something took, as `ageText` says it; what took less than a minute is '< 1 min', on one line. */
export function spanText(language: string, milliseconds: number): string {
  const text = ageText(language, Math.max(MINUTE_MS, milliseconds));
  return (milliseconds < MINUTE_MS ? `< ${text}` : text).replaceAll(' ', '\u00A0');
}
