/**
 * Resolved tokens in the Design Tokens Format (2025.10): the file other tools and products read. The
 * sources in `tokens/` are written for people, so references and short forms are spelled out here.
 */
import type { TransformedToken } from 'style-dictionary/types';

type Json = string | number | Json[] | { [name: string]: Json };
export interface DtcgTree {
  [name: string]: DtcgTree | Json;
}

interface Typography {
  fontSize: string;
  lineHeight: string;
}

/** `1.5rem` to `{ value: 1.5, unit: 'rem' }`; `duration` has the same shape. */
function measure(text: string): { value: number; unit: string } {
  const match = /^(-?[\d.]+)([a-z]+)$/.exec(text);
  if (!match?.[1] || !match[2]) throw new Error(`Not a number with a unit: ${text}`);
  return { value: Number(match[1]), unit: match[2] };
}

const hexByte = (value: number) => value.toString(16).padStart(2, '0');
const component = (byte: number) => Number((byte / 255).toFixed(4));

function color(text: string): Json {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  const rgba = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(text);
  const bytes = hex
    ? hex.slice(1).map((byte) => Number.parseInt(byte, 16))
    : rgba?.slice(1, 4).map(Number);
  if (!bytes) throw new Error(`Not a color the token file can say: ${text}`);
  return {
    colorSpace: 'srgb',
    components: bytes.map(component),
    ...(rgba ? { alpha: Number(rgba[4]) } : {}),
    hex: `#${bytes.map(hexByte).join('')}`,
  };
}

function shadow(layers: Record<string, string>[]): Json {
  return layers.map((layer) => ({
    color: color(layer.color ?? ''),
    ...Object.fromEntries(
      ['offsetX', 'offsetY', 'blur', 'spread'].map((part) => [part, measure(layer[part] ?? '')]),
    ),
  }));
}

/** The format wants all five parts of a text style; line height is a multiple of the size. */
function typography({ fontSize, lineHeight }: Typography): Json {
  return {
    fontFamily: '{base.font.sans}',
    fontSize: measure(fontSize),
    fontWeight: '{base.weight.regular}',
    letterSpacing: { value: 0, unit: 'px' },
    lineHeight: Number((measure(lineHeight).value / measure(fontSize).value).toFixed(4)),
  };
}

function formatValue(type: string, value: unknown): Json {
  if (type === 'color') return color(value as string);
  if (type === 'dimension' || type === 'duration') return { ...measure(value as string) };
  if (type === 'shadow') return shadow(value as Record<string, string>[]);
  if (type === 'typography') return typography(value as Typography);
  return value as Json;
}

/**
 * One group of tokens. `resolved` gives a token's value with all references followed.
 * @throws when a token has no type or a value the format cannot say
 */
export function dtcgGroup(
  tokens: readonly TransformedToken[],
  resolved: (token: TransformedToken) => unknown,
): DtcgTree {
  const tree: DtcgTree = {};
  for (const token of tokens) {
    const type = token.$type;
    if (!type) throw new Error(`A token without a type: ${token.path.join('.')}`);
    let branch = tree;
    for (const part of token.path.slice(0, -1)) branch = (branch[part] ??= {}) as DtcgTree;
    branch[token.path.at(-1) ?? ''] = {
      $type: type,
      $value: formatValue(type, resolved(token)),
      ...(token.$description ? { $description: token.$description } : {}),
    };
  }
  return tree;
}
