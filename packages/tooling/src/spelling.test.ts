import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UI } from './packUi.ts';
import { shapesIn, spellingProblems } from './spelling.ts';

describe('Q4 one spelling per question', () => {
  const sources = globSync(join(UI, 'src/{components,layout,concierge}/**/[!u]*.{ts,tsx}'))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(file, 'utf8'));

  it('is kept by the whole public API', () => {
    const props = sources.flatMap(shapesIn).flatMap(({ members }) => [...members]);
    expect(props.length).toBeGreaterThan(400);
    expect(sources.flatMap(spellingProblems)).toEqual([]);
  });

  it.each([
    ['busy?: boolean', 'pending'],
    ['danger?: boolean', 'tone'],
    ['isOpen: boolean', 'the adjective alone'],
    ['loading?: boolean', 'pending'],
    ['onMenuToggle: () => void', 'on…Change with what it becomes'],
    ['onSelect: (code: string) => void', 'onSelectedChange'],
    ['onSelect?: ((code: string) => void) | undefined', 'onSelectedChange'],
    ['options: string[]; value: string; onChange: (value: string) => void', 'onSelectedChange'],
    ['onPageChange: (page: number) => void', 'it with `page`'],
    ['variant?: "primary" | "danger"', 'tone'],
  ])('refuses %s', (members, instead) => {
    expect(spellingProblems(`interface BoxProps { ${members} }`)).toContainEqual(
      expect.stringMatching(new RegExp(`^BoxProps\\.\\w+: say ${instead}`)),
    );
  });

  it.each([
    'value?: string; onChange?: (value: string) => void',
    'selected: string | null; onSelectedChange: (id: string) => void',
    'defaultChecked?: boolean; onCheckedChange?: (checked: boolean) => void',
    'onOpenChange?: (open: boolean) => void',
    'onSelect?: (() => void) | undefined',
    'pending?: boolean; tone?: "default" | "danger"',
  ])('takes %s', (members) => {
    expect(spellingProblems(`interface BoxProps { ${members} }`)).toEqual([]);
  });

  it('sees the parts of a union, and a variant that means something', () => {
    const union = 'type BoxProps = { id: string } & ({ busy: boolean } | { label: string });';
    expect(spellingProblems(union)).toEqual(['BoxProps.busy: say pending']);
    const variant = `type BoxVariant = 'primary' | 'danger';`;
    expect(spellingProblems(variant)).toEqual(['BoxVariant: say tone']);
  });
});
