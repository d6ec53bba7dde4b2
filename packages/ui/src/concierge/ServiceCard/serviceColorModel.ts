import {
  AA_TEXT,
  BLACK,
  contrast,
  luminance,
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

/** Up to this luminance APCA rates white text clearly above black. */
const WHITE_READS_BETTER = 0.31;

/** What is closer than this to black or white needs an edge, or it would vanish on a page of that theme. */
const VANISHING = 1.3;

/** The pages that a faded card is seen on. */
const PAGES = { light: WHITE, dark: [17, 17, 19] } as const satisfies Record<string, Rgb>;

/** Two colors mixed channel by channel, as the browser lays one over the other. */
export function mix(color: Rgb, over: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(color[at] * share + over[at] * (1 - share));
  return [part(0), part(1), part(2)];
}

/** A service's color as a ground, with what is read and seen on it. */
export interface ServiceColors {
  ground: string;
  /** Text and icon on the ground. */
  ink: string;
  /** A line around it. */
  edge: string;
}

export interface CardColors extends ServiceColors {
  /** Ground of the action under the pointer; the ink is readable on it as well. */
  tile: string;
  /** The icon on its ground. At 0 it keeps the service's whole color. */
  icon: ServiceColors;
}

/**
 * Black on a middle red, green or blue has the contrast of WCAG, but is hard to read: such a color has white text, and is
 * shaded as far as that needs. Its hue stays.
 */
function readable(color: Rgb): { ground: Rgb; ink: Rgb } {
  if (luminance(color) > WHITE_READS_BETTER) return { ground: color, ink: BLACK };
  let [ground, share] = [color, 1];
  while (contrast(ground, WHITE) < AA_TEXT) {
    share -= 0.01;
    ground = mix(color, BLACK, share);
  }
  return { ground, ink: WHITE };
}

function withEdge({ ground, ink }: { ground: Rgb; ink: Rgb }): ServiceColors {
  const vanishes = Math.min(contrast(ground, BLACK), contrast(ground, WHITE)) < VANISHING;
  const edge = mix(ink, ground, vanishes ? 0.35 : 0.12);
  return { ground: toHex(ground), ink: toHex(ink), edge: toHex(edge) };
}

/** The colors of a service wherever it is shown. */
export function serviceColors(hex: string): ServiceColors {
  return withEdge(readable(parseHex(hex)));
}

/** The same as variables of the element that shows it. */
export function serviceVariables(hex: string): Record<`--${string}`, string> {
  const { ground, ink, edge } = serviceColors(hex);
  return { '--service-color': ground, '--service-ink': ink, '--service-edge': edge };
}

/** The icon's ground: lighter like glass where the ink stays readable on it and it can be seen, else darker. */
function tileOn(ground: Rgb, ink: Rgb): Rgb {
  const lighter = mix(WHITE, ground, TILE_SHARE);
  const fits = contrast(ink, lighter) >= AA_TEXT && contrast(ground, lighter) >= SEEN;
  return fits ? lighter : mix(BLACK, ground, ink === WHITE ? TILE_SHARE : TILE_SHARE / 2);
}

function colorsOn(color: Rgb, icon?: ServiceColors): CardColors {
  const { ground, ink } = readable(color);
  const colors = withEdge({ ground, ink });
  const tile = toHex(tileOn(ground, ink));
  return { ...colors, tile, icon: icon ?? { ground: tile, ink: colors.ink, edge: tile } };
}

/** The colors of a card on light and on dark pages. Only the half-transparent look differs. */
export function cardColors(hex: string, faded: boolean): { light: CardColors; dark: CardColors } {
  const color = parseHex(hex);
  if (!faded) {
    const colors = colorsOn(color);
    return { light: colors, dark: colors };
  }
  const icon = serviceColors(hex);
  return {
    light: colorsOn(mix(color, PAGES.light, FADED_SHARE), icon),
    dark: colorsOn(mix(color, PAGES.dark, FADED_SHARE), icon),
  };
}
