import { describe, expect, it } from 'vitest';
import { added, earlierCommit, earlierSkipList, judge, readSkipList } from './skipList.ts';

const entry = (rule: string, cause: string, target: string) => ({
  rule,
  cause,
  target,
  reason: 'seen',
});
const finding = (rule: string, cause: string, target: string) => ({
  story: 'card--default',
  rule,
  cause,
  target,
});

describe('the list of what axe cannot decide', () => {
  it('covers a rule with its cause on its elements, and nothing else', () => {
    const list = [entry('color-contrast', 'bgGradient', '^Card ')];
    const seen = finding('color-contrast', 'bgGradient', 'Card Text p');
    const others = [
      finding('color-contrast', 'bgGradient', 'Other Card p'),
      finding('color-contrast', 'bgImage', 'Card Text p'),
      finding('aria-hidden-focus', 'bgGradient', 'Card Text p'),
    ];
    expect(judge(list, [seen, ...others])).toEqual({ open: others, unused: [] });
  });

  it('names the entries that cover nothing any more', () => {
    const gone = entry('color-contrast', '', 'Gone');
    expect(judge([gone], []).unused).toEqual([gone]);
  });

  it('tells what was added', () => {
    const old = entry('a', '', 'b');
    expect(added([old], [{ ...old, reason: 'said better' }])).toEqual([]);
    expect(added([old], [old, entry('a', '', 'c')])).toEqual([entry('a', '', 'c')]);
  });

  it('compares with the target branch, the commit before on CI, else the last commit', () => {
    expect(earlierCommit({ GITHUB_BASE_REF: 'main', CI: 'true' })).toBe('origin/main');
    expect(earlierCommit({ CI: 'true' })).toBe('HEAD~1');
    expect(earlierCommit({})).toBe('HEAD');
  });

  it('only shrinks', () => {
    const now = readSkipList();
    const before = earlierSkipList(earlierCommit(process.env)) ?? now;
    expect(added(before, now)).toEqual([]);
  });

  it('gives a reason for every entry', () => {
    for (const { reason } of readSkipList()) expect(reason.length).toBeGreaterThan(20);
  });
});
