import { describe, expect, it } from 'vitest';
import { AA_TEXT, contrast, parseHex, readableTextOn, toHex, type Rgb } from './textContrast.ts';
import { cardColors, mix, serviceColors, type CardColors } from './serviceColorModel.ts';

/** The whole color cube in steps of 15, edges included, and all grays. */
function* everyColor(): Generator<Rgb> {
  for (let red = 0; red <= 255; red += 15)
    for (let green = 0; green <= 255; green += 15)
      for (let blue = 0; blue <= 255; blue += 15) yield [red, green, blue];
  for (let gray = 0; gray <= 255; gray += 1) yield [gray, gray, gray];
}

function worst(measure: (hex: string) => number): { hex: string; ratio: number } {
  let found = { hex: '', ratio: Infinity };
  for (const color of everyColor()) {
    const hex = toHex(color);
    const ratio = measure(hex);
    if (ratio < found.ratio) found = { hex, ratio };
  }
  return found;
}

const inkOnGround = ({ ink, ground }: CardColors) => contrast(parseHex(ink), parseHex(ground));
const inkOnTile = ({ ink, tile }: CardColors) => contrast(parseHex(ink), parseHex(tile));

describe('readable text', () => {
  it('C2 the text is AA on every background color', () => {
    const { ratio } = worst((hex) => contrast(parseHex(readableTextOn(hex)), parseHex(hex)));
    expect(ratio).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each(['light', 'dark'] as const)('C2 the faded card keeps AA text on %s pages', (page) => {
    const { ratio } = worst((hex) => inkOnGround(cardColors(hex, true)[page]));
    expect(ratio).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it.each([false, true])('C2 text on the tile is AA as well (faded: %s)', (faded) => {
    const { ratio } = worst((hex) => {
      const { light, dark } = cardColors(hex, faded);
      return Math.min(inkOnTile(light), inkOnTile(dark));
    });
    expect(ratio).toBeGreaterThanOrEqual(AA_TEXT);
  });

  it('C2 the faded card is half its color, half the page', () => {
    const { light, dark } = cardColors('#ff0000', true);
    expect([light.ground, dark.ground]).toEqual(['#ff8080', '#88090a']);
  });
});

/** Lightness contrast by APCA (0.98G-4g, W3): how well text reads, 0 to about 108. */
function apca(ink: string, ground: string): number {
  const [text, behind] = [ink, ground].map((hex) => {
    const [red, green, blue] = parseHex(hex).map((channel) => (channel / 255) ** 2.4) as [
      number,
      number,
      number,
    ];
    const y = 0.2126729 * red + 0.7151522 * green + 0.072175 * blue;
    return y + Math.max(0, 0.022 - y) ** Math.SQRT2;
  }) as [number, number];
  const lc =
    behind > text ? behind ** 0.56 - text ** 0.57 - 0.0237 : text ** 0.62 - behind ** 0.65 - 0.0237;
  return 114 * Math.max(0, lc);
}

describe('colors of a service', () => {
  it.each([
    ['middle red', '#e5484d', '#d34247', 'white'],
    ['middle green', '#46a758', '#388646', 'white'],
    ['middle blue', '#0090ff', '#0078d4', 'white'],
    ['orange', '#f76b15', '#c35511', 'white'],
    ['gray', '#8d8d8d', '#767676', 'white'],
    ['strong red', '#b91c1c', '#b91c1c', 'white'],
    ['black', '#000000', '#000000', 'white'],
    ['pink', '#ff69b4', '#ff69b4', 'black'],
    ['yellow', '#ffc53d', '#ffc53d', 'black'],
    ['ice blue', '#bde0fe', '#bde0fe', 'black'],
    ['white', '#ffffff', '#ffffff', 'black'],
  ])('%s %s is shown as %s with %s text', (_, hex, ground, ink) => {
    expect(serviceColors(hex)).toMatchObject({
      ground,
      ink: ink === 'white' ? '#ffffff' : '#000000',
    });
  });

  const grounds = (hex: string) => {
    const { light, dark } = cardColors(hex, true);
    return [serviceColors(hex), cardColors(hex, false).light, light, dark, light.icon];
  };

  it('V17 text has 4.5 : 1 and reads well by APCA on any color, with requests and without, in both themes', () => {
    const least = (measure: (ink: string, ground: string) => number) =>
      worst((hex) => Math.min(...grounds(hex).map(({ ink, ground }) => measure(ink, ground))));
    const wcag = least((ink, ground) => contrast(parseHex(ink), parseHex(ground)));
    expect(wcag.ratio, wcag.hex).toBeGreaterThanOrEqual(AA_TEXT);
    const read = least(apca);
    expect(read.ratio, read.hex).toBeGreaterThanOrEqual(48);
  });

  it('V17 no color vanishes: its ground or its edge is seen on the page of either theme', () => {
    for (const page of ['#ffffff', '#111113']) {
      const seen = worst((hex) =>
        Math.max(
          ...[serviceColors(hex).ground, serviceColors(hex).edge].map((color) =>
            contrast(parseHex(color), parseHex(page)),
          ),
        ),
      );
      expect(seen.ratio, seen.hex).toBeGreaterThanOrEqual(1.5);
    }
  });

  it.each(['#ff69b4', '#bde0fe', '#e5484d', '#15803d'])(
    'V17 %s keeps its color on the icon where nothing is open, in both themes',
    (hex) => {
      const { light, dark } = cardColors(hex, true);
      expect([light.icon.ground, dark.icon.ground]).toEqual([
        serviceColors(hex).ground,
        serviceColors(hex).ground,
      ]);
    },
  );
});

describe('colors as text', () => {
  it.each([
    ['#1a2B3c', '#1a2b3c'],
    ['#fc0', '#ffcc00'],
    ['336699', '#336699'],
    ['', '#000000'],
    ['tomato', '#000000'],
  ])('%s reads as %s', (text, hex) => {
    expect(toHex(parseHex(text))).toBe(hex);
  });

  it('knows the contrast of black on white', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBe(21);
  });

  it('mixes by shares', () => {
    expect(mix([200, 100, 0], [0, 0, 0], 0.25)).toEqual([50, 25, 0]);
  });
});
