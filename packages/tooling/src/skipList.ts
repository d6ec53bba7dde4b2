/** The list of what axe cannot decide and was reviewed by hand. It may only shrink. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** In the repository, from its root. */
export const SKIP_LIST = '.storybook/a11yReviewed.json';

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

export interface Finding {
  story: string;
  rule: string;
  cause: string;
  target: string;
}

export function readSkipList(): Reviewed[] {
  return JSON.parse(readFileSync(join(ROOT, SKIP_LIST), 'utf8')) as Reviewed[];
}

const covers = (entry: Reviewed, { rule, cause, target }: Finding) =>
  entry.rule === rule && entry.cause === cause && new RegExp(entry.target).test(target);

export interface Verdict {
  /** Findings that were not reviewed yet. */
  open: Finding[];
  /** Entries that cover nothing any more. */
  unused: Reviewed[];
}

export function judge(list: readonly Reviewed[], findings: readonly Finding[]): Verdict {
  return {
    open: findings.filter((finding) => !list.some((entry) => covers(entry, finding))),
    unused: list.filter((entry) => !findings.some((finding) => covers(entry, finding))),
  };
}

const identity = ({ rule, cause, target }: Reviewed) => `${rule} ${cause} ${target}`;

/** Entries the earlier list did not have. */
export function added(before: readonly Reviewed[], now: readonly Reviewed[]): Reviewed[] {
  const known = new Set(before.map(identity));
  return now.filter((entry) => !known.has(identity(entry)));
}

/** What a change is compared with: the branch it goes to, the commit before it, or the last commit. */
export function earlierCommit(env: NodeJS.ProcessEnv): string {
  if (env.GITHUB_BASE_REF) return `origin/${env.GITHUB_BASE_REF}`;
  return env.CI ? 'HEAD~1' : 'HEAD';
}

/** The list as it was, or `undefined` where there was none. */
export function earlierSkipList(commit: string): Reviewed[] | undefined {
  try {
    const text = execFileSync('git', ['show', `${commit}:${SKIP_LIST}`], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(text) as Reviewed[];
  } catch {
    return undefined;
  }
}
