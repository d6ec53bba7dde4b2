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
