/** Red, green and blue, 0 to 255, of `#rrggbb` or of what the browser computes: `rgb(1, 2, 3)`. */
function channels(color: string): number[] {
  if (color.startsWith('#'))
    return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1);
  if (!parts) throw new Error(`No opaque color: ${color}`);
  return parts.map(Number);
}

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((byte) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of WCAG 2, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
