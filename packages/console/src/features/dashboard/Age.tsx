import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ageText } from '../../lib/i18n/ageText.ts';
import { serverClock } from '../../lib/serverClock.ts';

const MINUTE_MS = 60_000;

/** How long ago something was. It ticks by itself: nothing around it renders. */
export function Age({ since }: { since: string }): ReactElement {
  const { language } = useTranslation().i18n;
  const [now, setNow] = useState(serverClock.now);
  const age = now - Date.parse(since);
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverClock.now()), MINUTE_MS - (age % MINUTE_MS));
    return () => clearTimeout(timer);
  }, [age]);
  useEffect(() => serverClock.subscribe(() => setNow(serverClock.now())), []);
  return <time dateTime={since}>{ageText(language, age)}</time>;
}
