import { describe, expect, it } from 'vitest';
import { AA_TEXT, contrast, parseHex, readableTextOn, toHex, type Rgb } from './textContrast.ts';
import { cardColors, mix, type CardColors } from './serviceColorModel.ts';

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
    expect([light.ground, dark.ground]).toEqual(['#ff8080', '#800000']);
  });
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
