import type { DateRangePreset } from '@concierge/ui/DateRangePicker';

/** The first and the last day of each, as days before today. */
const PRESETS = [
  ['today', 0, 0],
  ['yesterday', 1, 1],
  ['last7', 6, 0],
  ['last30', 29, 0],
] as const;

/** Days in the browser's timezone, by what they are called; `today` is when the day began there. */
export function dayPresets(
  today: string,
  labelOf: (name: (typeof PRESETS)[number][0]) => string,
): DateRangePreset[] {
  const dayBefore = (days: number) => {
    const date = new Date(today);
    date.setDate(date.getDate() - days);
    const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
    return parts.map((part) => String(part).padStart(2, '0')).join('-');
  };
  return PRESETS.map(([name, first, last]) => ({
    label: labelOf(name),
    range: { from: dayBefore(first), to: dayBefore(last) },
  }));
}
