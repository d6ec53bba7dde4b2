import { type Finding, failure, ok } from './finding.ts';

/** What answers and round trips may add. */
const TOLERATED_MS = 5_000;

/** Compares the clock of someone, read between two instants of this machine, with that of this machine. */
export function clockFinding(
  whose: string,
  theirs: number,
  between: { start: number; end: number },
): Finding {
  const apart = Math.max(between.start - theirs, theirs - between.end, 0);
  if (apart <= TOLERATED_MS) return ok('clock', `that of ${whose} agrees with this machine`);
  const seconds = Math.round(apart / 1000);
  const order = theirs < between.start ? 'behind' : 'ahead of';
  return failure(
    'clock',
    `that of ${whose} is ${seconds} s ${order} this machine: synchronize both (NTP)`,
  );
}
