/**
 * Resolved tokens in the Design Tokens Format (2025.10): the file other tools and products read. The
 * sources in `tokens/` are written for people, so references and short forms are spelled out here.
 */
import type { TransformedToken } from 'style-dictionary/types';

type Json = string | number | Json[] | { [name: string]: Json };
export interface DtcgTree {
  [name: string]: DtcgTree | Json;
}

/** Names are in kebab case, in the file as in CSS. */
export const kebab = (part: string): string =>
  part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

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

function formatValue(type: string, value: unknown): Json {
  if (type === 'color') return color(value as string);
  if (type === 'dimension' || type === 'duration') return { ...measure(value as string) };
  if (type === 'shadow') return shadow(value as Record<string, string>[]);
  return value as Json;
}

/** A text style of ours is a size and a line height, which the format can say as two tokens alone. */
function split({
  path,
  $type,
  $value,
}: TransformedToken): [path: string[], type: string, value: unknown][] {
  if (!$type) throw new Error(`A token without a type: ${path.join('.')}`);
  if ($type !== 'typography') return [[path, $type, $value]];
  return ['fontSize', 'lineHeight'].map((part) => [[...path, part], 'dimension', $value[part]]);
}

/**
 * One group of tokens.
 * @throws when a token has no type or a value the format cannot say
 */
export function dtcgGroup(tokens: readonly TransformedToken[]): DtcgTree {
  const tree: DtcgTree = {};
  for (const token of tokens) {
    for (const [path, type, value] of split(token)) {
      let branch = tree;
      for (const part of path.slice(0, -1)) branch = (branch[kebab(part)] ??= {}) as DtcgTree;
      branch[kebab(path.at(-1) ?? '')] = {
        $type: type,
        $value: formatValue(type, value),
        ...(token.$description ? { $description: token.$description } : {}),
      };
    }
  }
  return tree;
}
