import { percentile } from '@concierge/server/cli/latency';
import { type Cell, printTable } from './report.ts';

export const median = (samples: readonly number[]): number => percentile(samples, 50) ?? Number.NaN;

/** A figure and its bound. */
export interface Judged {
  what: string;
  value: number;
  atMost: number;
}

const digits = (value: number) => value.toFixed(2);

/** Prints every figure with its bound and those missed, and returns whether none is missed. */
export function judge(figures: readonly Judged[]): boolean {
  const missed = figures.filter(({ value, atMost }) => !(value <= atMost));
  const rows = figures.map(({ what, value, atMost }): Cell[] => [
    what,
    digits(value),
    digits(atMost),
    value <= atMost ? 'pass' : `MISSED by ${digits(value - atMost)}`,
  ]);
  console.log('');
  printTable(['figure', 'reached', 'at most', 'verdict'], rows);
  if (missed.length > 0) {
    console.log(
      `\n!!! ${missed.length} of ${figures.length} figures MISSED: ${missed.map(({ what }) => what).join('; ')}`,
    );
  }
  return missed.length === 0;
}
