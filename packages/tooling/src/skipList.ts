/** The list of what axe cannot decide and was reviewed by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export interface Reviewed {
  /** The axe rule that stays undecided. */
  rule: string;
  /** What axe stumbled over, for example `bgGradient`. */
  cause: string;
  /** A pattern of elements, `Sidebar Label a`: component, part and tag. */
  target: string;
  /** Why it is right as it is. */
  reason: string;
}

export function readSkipList(): Reviewed[] {
  return JSON.parse(readFileSync(join(ROOT, '.storybook/a11yReviewed.json'), 'utf8')) as Reviewed[];
}
