import { parseHex, toHex } from '../src/concierge/ServiceCard/textContrast.ts';

/** The color of `color-mix(in srgb, #a1b2c3, black 14%)`, a hover the palette has no step for; others as they are. */
export function mixed(color: string): string {
  const [, hex, percent] = /^color-mix\(in srgb, (#\w{6}), black (\d+)%\)$/.exec(color) ?? [];
  if (!hex) return color;
  const darker = (value: number) => Math.round(value - (value * Number(percent)) / 100);
  const [red, green, blue] = parseHex(hex);
  return toHex([darker(red), darker(green), darker(blue)]);
}
