/** The elements a drawing is made of. Fetched bodies are written into the page, so nothing else passes. */
const SHAPES = new Set(
  `g path circle ellipse rect line polyline polygon defs clippath mask
  lineargradient radialgradient stop title`.split(/\s+/),
);

const TAG = /<\/?\s*([^\s/>]*)/g;

/** A handler (`onload=`), a link out of the drawing, or a style that may load something. */
const UNSAFE_ATTRIBUTE = /[\s/"'](on\w+|href|xlink:href|style)\s*=|javascript:|url\(\s*(?!#)/i;

/** Whether fetched SVG content is a plain drawing. */
export function isDrawing(body: string): boolean {
  const names = [...body.matchAll(TAG)].map((match) => match[1]?.toLowerCase() ?? '');
  return names.every((name) => SHAPES.has(name)) && !UNSAFE_ATTRIBUTE.test(body);
}

/** Where a drawing is on its canvas and how it is turned, as in the data of Iconify. */
export interface IconifyPlace {
  left: number;
  top: number;
  width: number;
  height: number;
  rotate: number;
  hFlip: boolean;
  vFlip: boolean;
}

/** The canvas of the turned drawing, and what turns it: flips first, then quarters to the right, around its middle. */
export function placed({ left, top, width, height, rotate, hFlip, vFlip }: IconifyPlace): {
  viewBox: string;
  transform: string | undefined;
} {
  const turns = ((rotate % 4) + 4) % 4;
  const [x, y] = [left + width / 2, top + height / 2];
  const [wide, high] = turns % 2 === 0 ? [width, height] : [height, width];
  const viewBox = [x - wide / 2, y - high / 2, wide, high].join(' ');
  if (turns === 0 && !hFlip && !vFlip) return { viewBox, transform: undefined };
  const flip = `scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`;
  return {
    viewBox,
    transform: `translate(${x} ${y}) rotate(${turns * 90}) ${flip} translate(${-x} ${-y})`,
  };
}
