/** Color arithmetic the token build and its tests need; hex in, hex or a number out. */

type Rgb = readonly [number, number, number];

function parseHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`Not a six-digit hex color: ${hex}`);
  const byte = (at: number) => Number.parseInt(digits.slice(at, at + 2), 16);
  return [byte(0), byte(2), byte(4)];
}

/** The color of `color-mix(in srgb, #a1b2c3, black 14%)`, which is a hover the palette has no step for; others as they are. */
export function mixed(color: string): string {
  const [, hex, percent] = /^color-mix\(in srgb, (#\w{6}), black (\d+)%\)$/.exec(color) ?? [];
  if (!hex) return color;
  const channels = parseHex(hex).map((value) =>
    Math.round(value - (value * Number(percent)) / 100),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(hex: string): number {
  const [r, g, b] = parseHex(hex).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (high + 0.05) / (low + 0.05);
}
