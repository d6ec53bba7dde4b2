import {
  AA_TEXT,
  BLACK,
  contrast,
  inkOn,
  parseHex,
  toHex,
  WHITE,
  type Rgb,
} from './textContrast.ts';

/** Part of the color that is left in the half-transparent look of a card without requests. */
const FADED_SHARE = 0.5;

/** Part of white or black in the ground of the icon. */
const TILE_SHARE = 0.18;

/** Lowest contrast of a tile with its card. */
const SEEN = 1.06;

/** Two colors mixed channel by channel, as the browser lays one over the other. */
export function mix(color: Rgb, over: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(color[at] * share + over[at] * (1 - share));
  return [part(0), part(1), part(2)];
}

export interface CardColors {
  ground: string;
  /** Text and icon on the ground. */
  ink: string;
  /** Ground of the icon, and of the action under the pointer; the ink is readable on it as well. */
  tile: string;
}

/** The icon's ground: lighter like glass where the ink stays readable on it and it can be seen, else darker. */
function tileOn(ground: Rgb, ink: Rgb): Rgb {
  const lighter = mix(WHITE, ground, TILE_SHARE);
  const fits = contrast(ink, lighter) >= AA_TEXT && contrast(ground, lighter) >= SEEN;
  return fits ? lighter : mix(BLACK, ground, ink === WHITE ? TILE_SHARE : TILE_SHARE / 2);
}

function colorsOn(ground: Rgb): CardColors {
  const ink = inkOn(ground);
  return { ground: toHex(ground), ink: toHex(ink), tile: toHex(tileOn(ground, ink)) };
}

/** The colors of a card on light and on dark pages. Only the half-transparent look differs. */
export function cardColors(hex: string, faded: boolean): { light: CardColors; dark: CardColors } {
  const color = parseHex(hex);
  if (!faded) {
    const colors = colorsOn(color);
    return { light: colors, dark: colors };
  }
  return {
    light: colorsOn(mix(color, WHITE, FADED_SHARE)),
    dark: colorsOn(mix(color, BLACK, FADED_SHARE)),
  };
}
