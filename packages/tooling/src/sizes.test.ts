import { describe, expect, it } from 'vitest';
import { budgetFor, loweredBudgets, sizeProblems, sizeTable } from './sizes.ts';

const size = (initial: number, lazy = 0) => ({ initial, lazy });

describe('size budgets', () => {
  it('pass what is within, name what is over, new or gone', () => {
    const budgets = { './A': size(1000), './B': size(1000, 500), './Gone': size(1) };
    const sizes = { './A': size(1000), './B': size(1001, 501), './New': size(10) };
    expect(sizeProblems(budgets, sizes)).toEqual([
      './B: 1001 B initial, the budget is 1000 B',
      './B: 501 B lazy, the budget is 500 B',
      './New has no budget',
      './Gone has a budget but no entry',
    ]);
  });

  it('only fall when they are updated', () => {
    const budgets = { './A': size(1000), './B': size(5000, 900), './Gone': size(1) };
    const sizes = { './A': size(4000), './B': size(2000, 400), './New': size(950) };
    expect(loweredBudgets(budgets, sizes)).toEqual({
      './A': size(1000),
      './B': size(2100, 500),
      './New': size(1000),
    });
  });

  it('stand slightly above the figure', () => {
    expect([budgetFor(0), budgetFor(1), budgetFor(995), budgetFor(10_000)]).toEqual([
      0, 100, 1100, 10_100,
    ]);
  });

  it('are printed beside the figures, the smallest first', () => {
    const sizes = { './Big': size(20_000, 3000), './A': size(1250) };
    const lines = sizeTable({ './A': size(1300), './Big': size(20_100, 3100) }, sizes).split('\n');
    expect(lines.slice(1)).toEqual([
      './A                       1.25    1.30',
      './Big                    20.00   20.10    3.00',
    ]);
  });
});
