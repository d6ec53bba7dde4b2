import { describe, expect, it } from 'vitest';
import tokens from '../tokens.json' with { type: 'json' };
import { dtcgGroup } from './dtcg.ts';
import { dtcgText } from './tokenFiles.ts';

interface Token {
  $type: string;
  $value: unknown;
}

/** Every token below a group with its path. */
function leaves(group: object, path: readonly string[] = []): [string, Token][] {
  if ('$value' in group) return [[path.join('.'), group as Token]];
  return Object.entries(group).flatMap(([name, child]: [string, object]) =>
    leaves(child, [...path, name]),
  );
}

const dtcg = JSON.parse(await dtcgText()) as Record<string, { color: object }>;
const all = leaves(dtcg);
const measure = { value: expect.any(Number), unit: expect.stringMatching(/^(px|rem|ms)$/) };
const color = expect.objectContaining({
  colorSpace: 'srgb',
  components: [expect.any(Number), expect.any(Number), expect.any(Number)],
  hex: expect.stringMatching(/^#[0-9a-f]{6}$/),
});

const SHAPES: Record<string, unknown> = {
  color,
  dimension: measure,
  duration: measure,
  fontFamily: expect.arrayContaining([expect.any(String)]),
  fontWeight: expect.any(Number),
  number: expect.any(Number),
  shadow: expect.arrayContaining([
    { color, offsetX: measure, offsetY: measure, blur: measure, spread: measure },
  ]),
  typography: {
    fontFamily: '{base.font.sans}',
    fontSize: measure,
    fontWeight: '{base.weight.regular}',
    letterSpacing: measure,
    lineHeight: expect.any(Number),
  },
};

describe('tokens.dtcg.json', () => {
  it('holds the base, every density and every theme', () => {
    expect(Object.keys(dtcg)).toEqual(['base', 'compact', 'touch', 'light', 'dark', 'contrast']);
    expect(all.length).toBeGreaterThan(100);
  });

  it.each(all)('%s has the shape of its type', (_path, token) => {
    expect(token.$value).toEqual(SHAPES[token.$type] ?? 'a known type');
  });

  it.each(['light', 'dark', 'contrast'] as const)('%s says the colors of the CSS', (theme) => {
    const opaque = leaves(dtcg[theme]?.color ?? {}).filter(
      ([, { $value }]) => !('alpha' in ($value as object)),
    );
    const flat = JSON.stringify(tokens[theme].color);
    for (const [path, { $value }] of opaque) {
      expect(flat, path).toContain(`"${($value as { hex: string }).hex}"`);
    }
  });

  it('refuses what the format cannot say', () => {
    const token = (value: unknown, type?: string) =>
      dtcgGroup([{ path: ['x'], $type: type, $value: value } as never], () => value);
    expect(() => token('currentColor', 'color')).toThrow('Not a color');
    expect(() => token('auto', 'dimension')).toThrow('Not a number with a unit');
    expect(() => token('1px')).toThrow('without a type');
  });
});
