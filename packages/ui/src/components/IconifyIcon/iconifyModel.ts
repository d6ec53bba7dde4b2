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
