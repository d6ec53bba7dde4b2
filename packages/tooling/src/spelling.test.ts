import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { API_SNAPSHOT } from './publicApi.ts';
import { declarationsIn, shapesIn, spellingProblems } from './spelling.ts';

describe('Q4 one spelling per question', () => {
  const files = [...declarationsIn(readFileSync(API_SNAPSHOT, 'utf8'))];

  it('is kept by the whole public API', () => {
    const props = files
      .flatMap(([, text]) => shapesIn(text))
      .flatMap(({ members }) => [...members]);
    expect(props.length).toBeGreaterThan(600);
    expect(files.flatMap(([, text]) => spellingProblems(text))).toEqual([]);
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
