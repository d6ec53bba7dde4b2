/** What a picture shows, in its px. */
export interface Box {
  table: boolean;
  /** It fills the width of its page: a screen, or a dialog over one. */
  page: boolean;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** It is looked at this many times smaller, which is exact enough for a thumbnail. */
const SMALLER = 4;

/** What lies below is not shown, in px. */
const LOWEST = 1200;

/** The smallest box around all pixels that differ from the last one; none when all are alike. */
function boxAround(pixels: Uint32Array, width: number) {
  const ground = pixels[pixels.length - 1];
  let [left, top, right, bottom] = [width, 0, -1, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    if (pixels[at] === ground) continue;
    const x = at % width;
    if (right === -1) top = Math.floor(at / width);
    if (x < left) left = x;
    if (x > right) right = x;
    bottom = Math.floor(at / width);
  }
  return right === -1 ? undefined : { left, top, right: right + 1, bottom: bottom + 1 };
}

/** The picture, smaller. The browser decodes it beside the page's own work, as it does not from an image. */
async function shrunk(src: string) {
  const blob = await (await fetch(src, { cache: 'force-cache' })).blob();
  const whole = await createImageBitmap(blob);
  const width = Math.ceil(whole.width / SMALLER);
  const height = Math.ceil(Math.min(whole.height, LOWEST) / SMALLER);
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas');
  // Thin lines would fall between the pixels that are looked at otherwise.
  context.imageSmoothingQuality = 'medium';
  context.drawImage(whole, 0, 0, whole.width / SMALLER, whole.height / SMALLER);
  const { data } = context.getImageData(0, 0, width, height);
  const size = { width: whole.width, height: Math.min(whole.height, LOWEST) };
  whole.close();
  return { pixels: new Uint32Array(data.buffer), width, size };
}

/** What a picture shows, without the blank page around it. */
export async function contentOf(src: string): Promise<Box> {
  const { pixels, width, size } = await shrunk(src);
  const box = boxAround(pixels, width);
  if (!box) return { table: false, page: true, left: 0, top: 0, ...size };
  const [left, top] = [box.left * SMALLER, box.top * SMALLER];
  const right = Math.min(box.right * SMALLER, size.width);
  const bottom = Math.min(box.bottom * SMALLER, size.height);
  return {
    table: src.includes('table'),
    page: right - left > size.width - 2,
    left,
    top,
    width: right - left,
    height: bottom - top,
  };
}
