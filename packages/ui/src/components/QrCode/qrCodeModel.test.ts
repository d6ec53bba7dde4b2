import { describe, expect, it } from 'vitest';
import { qrPath } from './qrCodeModel.ts';

/** Whether each module of a path is dark. */
function modulesOf({ path, size }: ReturnType<typeof qrPath>): boolean[][] {
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let at = 0; at < Number(width); at += 1)
      (dark[Number(y)] as boolean[])[Number(x) + at] = true;
  }
  return dark;
}

describe('the path of a QR code', () => {
  it('O1 has the three finders in its corners and a quiet zone of four modules', () => {
    const code = qrPath('https://hotel.example/tablet#key=dk_7Qm2');
    const dark = modulesOf(code);
    const finder = (x: number, y: number) =>
      dark.slice(y, y + 7).map((row) =>
        row
          .slice(x, x + 7)
          .map((on) => (on ? '#' : '.'))
          .join(''),
      );
    const expected = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    const far = code.size - 4 - 7;
    expect(finder(4, 4)).toEqual(expected);
    expect(finder(far, 4)).toEqual(expected);
    expect(finder(4, far)).toEqual(expected);
    const edge = [...dark.slice(0, 4), ...dark.slice(-4)].flat();
    const sides = dark.flatMap((row) => [...row.slice(0, 4), ...row.slice(-4)]);
    expect([...edge, ...sides].some(Boolean)).toBe(false);
  });

  it('O1 grows with its text, and refuses what fits in none', () => {
    expect(qrPath('a').size).toBe(21 + 8);
    expect(qrPath('a'.repeat(100)).size).toBeGreaterThan(21 + 8);
    expect(() => qrPath('a'.repeat(5_000))).toThrow(RangeError);
  });
});
