import { describe, expect, it } from 'vitest';
import tokens from '../tokens.json' with { type: 'json' };
import { HEAT_SHADES } from '../src/components/HeatMap/heatShades.ts';
import { AA_TEXT, contrast, parseHex, toHex } from '../src/concierge/ServiceCard/textContrast.ts';

type Colors = (typeof tokens)['light']['color'];
type Pair = readonly [name: string, front: string, back: string];

/** AA for what one has to see of a control. */
const SHAPE = 3;

function contrastRatio(one: string, other: string): number {
  expect([one, other].join()).toMatch(/^#\w{6},#\w{6}$/);
  return contrast(parseHex(one), parseHex(other));
}

/** As `color-mix(in srgb, …)` does it. */
function mixed(one: string, other: string, share: number): string {
  const [front, back] = [parseHex(one), parseHex(other)];
  const part = (at: 0 | 1 | 2) => Math.round((front[at] * share + back[at] * (100 - share)) / 100);
  return toHex([part(0), part(1), part(2)]);
}

const TONES = ['danger', 'warning', 'success', 'info'] as const;
const STATES = ['waiting', 'approved', 'canceled', 'done'] as const;
const SURFACES = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceActive',
  'surfaceSelected',
] as const;

function textPairs(c: Colors): Pair[] {
  const onSurfaces = SURFACES.flatMap((surface): Pair[] => [
    [`text on ${surface}`, c.text, c[surface]],
    [`textMuted on ${surface}`, c.textMuted, c[surface]],
    [`link on ${surface}`, c.link, c[surface]],
    [`accentText on ${surface}`, c.accentText, c[surface]],
    [`danger.text on ${surface}`, c.danger.text, c[surface]],
  ]);
  const tones = TONES.flatMap((tone): Pair[] => [
    [`${tone}.text on subtle`, c[tone].text, c[tone].subtle],
    [`text on ${tone}.subtle`, c.text, c[tone].subtle],
    [`${tone}.onSolid on solid`, c[tone].onSolid, c[tone].solid],
    [`${tone}.onSolid on solidHover`, c[tone].onSolid, c[tone].solidHover],
  ]);
  const states = STATES.flatMap((state): Pair[] => [
    [`state.${state}.text on subtle`, c.state[state].text, c.state[state].subtle],
    [`state.${state}.onSolid on solid`, c.state[state].onSolid, c.state[state].solid],
  ]);
  return [
    ...onSurfaces,
    ...tones,
    ...states,
    ['neutral.text on subtle', c.neutral.text, c.neutral.subtle],
    ['textOnAccent on accent', c.textOnAccent, c.accent],
    ['textOnAccent on accentHover', c.textOnAccent, c.accentHover],
    ['textOnAccent on accentActive', c.textOnAccent, c.accentActive],
    ['accentText on accentSubtle', c.accentText, c.accentSubtle],
    ['onTooltip on tooltip', c.onTooltip, c.tooltip],
    ...HEAT_SHADES.map((share): Pair => [
      `text on heat of ${share}%`,
      c.text,
      mixed(c.accent, c.surfaceSunken, share),
    ]),
  ];
}

function shapePairs(c: Colors): Pair[] {
  return (['canvas', 'surface', 'surfaceRaised'] as const).flatMap((surface): Pair[] => [
    [`borderControl on ${surface}`, c.borderControl, c[surface]],
    [`track on ${surface}`, c.track, c[surface]],
    [`focus on ${surface}`, c.focus, c[surface]],
    [`accent on ${surface}`, c.accent, c[surface]],
    [`danger.solid on ${surface}`, c.danger.solid, c[surface]],
    ...STATES.map((state): Pair => [
      `state.${state}.solid on ${surface}`,
      c.state[state].solid,
      c[surface],
    ]),
  ]);
}

describe.each(['light', 'dark', 'contrast'] as const)('the %s theme keeps AA', (theme) => {
  const colors = tokens[theme].color;

  it.each(textPairs(colors))('%s reads', (_name, front, back) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(shapePairs(colors))('%s shows', (_name, front, back) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(SHAPE);
  });
});

describe('the contrast theme keeps AAA for text', () => {
  const pairs = textPairs(tokens.contrast.color).filter(([name]) => !name.includes('olid'));
  it.each(pairs)('%s reads easily', (_name, front, back) => {
    expect(contrastRatio(front, back)).toBeGreaterThanOrEqual(7);
  });
});
