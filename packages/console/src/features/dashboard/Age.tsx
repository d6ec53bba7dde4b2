import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const MINUTE_MS = 60_000;

/** How long ago, in the largest two units of minutes, hours and days, e.g. '2 hr 5 min'. */
export function ageText(language: string, milliseconds: number): string {
  const minutes = Math.max(0, Math.floor(milliseconds / MINUTE_MS));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24];
  const parts: readonly [number, 'day' | 'hour' | 'minute'][] =
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
    .map(([value, unit]) =>
      value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'short' }),
    )
    .join(' ');
}

/** How long ago something was. It ticks by itself: nothing around it renders. */
export function Age({ since }: { since: string }): ReactElement {
  const { language } = useTranslation().i18n;
  const [now, setNow] = useState(Date.now);
  const age = now - Date.parse(since);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE_MS - (age % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [age]);
  return <time dateTime={since}>{ageText(language, age)}</time>;
}
