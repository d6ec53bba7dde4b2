import { serverClock } from '../serverClock.ts';

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** When something began: with the day, unless it was today. Hours as everywhere in the console: HH:mm. */
export function momentSince(
  iso: string,
  language: string,
  now = new Date(serverClock.now()),
): string {
  const since = new Date(iso);
  const today = since.toDateString() === now.toDateString();
  return since.toLocaleString(language, today ? TIME : { weekday: 'short', ...TIME });
}
