import { describe, expect, it } from 'vitest';
import { type Budgets, type Load, loadProblems, loadTable, loweredBudgets } from './loadsModel.ts';

const load = (route: string, bytes: number, more: Partial<Load> = {}): Load => ({
  route,
  bytes,
  scripts: ['assets/start.js'],
  shift: 0,
  languages: ['en'],
  ...more,
});
const budgets: Budgets = {
  routes: { '/a': 1000, '/b': 1000 },
  shift: 0.005,
  notShown: ['ui/Picker/'],
};
const modules = { 'assets/start.js': ['app/main.ts'], 'assets/picker.js': ['ui/Picker/Grid.tsx'] };

describe('what a page loads', () => {
  it('passes within the budget, to the byte', () => {
    expect(loadProblems([load('/a', 1000), load('/b', 999)], budgets, modules)).toEqual([]);
  });

  it('fails above the budget, without one, and when a page of the budgets was not opened', () => {
    expect(loadProblems([load('/a', 1001), load('/new', 1)], budgets, modules)).toEqual([
      '/a loads 1001 B, the budget is 1000 B',
      '/new has no budget',
      '/b has a budget but was not opened',
    ]);
  });

  it('fails for what the page does not show: a modal, a picker, a language', () => {
    const scripts = ['assets/start.js', 'assets/picker.js'];
    const loads = [load('/a', 1, { scripts }), load('/b', 1, { languages: ['tr', 'en'] })];
    expect(loadProblems(loads, budgets, modules)).toEqual([
      '/a loads ui/Picker/, which it does not show',
      '/b loads the texts of en',
    ]);
  });

  it('fails when the page moves, and when the guard guards nothing any more', () => {
    const loads = [load('/a', 1, { shift: 0.01 }), load('/b', 1)];
    expect(loadProblems(loads, { ...budgets, notShown: ['ui/Gone/'] }, modules)).toEqual([
      '/a moves while it renders: 0.01',
      'No script of the build has ui/Gone/: what is guarded by it?',
    ]);
  });

  it('has budgets that only fall, in steps of 500 B', () => {
    const loads = [load('/a', 5000), load('/b', 501), load('/new', 1)];
    expect(loweredBudgets(budgets, loads)).toEqual({
      routes: { '/a': 1000, '/b': 1000, '/new': 500 },
      shift: 0.005,
      notShown: budgets.notShown,
    });
    expect(loweredBudgets(budgets, [load('/a', 500)]).routes).toEqual({ '/a': 500 });
  });

  it('is printed as a table', () => {
    expect(loadTable([load('/login', 149_960), load('/a', 900)], budgets)).toBe(
      [
        'route   scripts  kB gzip  budget  shift',
        '/login        1    150.0     0.0  0.000',
        '/a            1      0.9     1.0  0.000',
      ].join('\n'),
    );
  });
});
