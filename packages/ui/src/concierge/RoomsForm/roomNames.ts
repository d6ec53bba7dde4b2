/** A name with a range in it: 'Room 101–120', 'Room 101 - Room 120', '101-120 West'. */
const RANGE = /^(.*?)(\d+)\s*[-–—]\s*\1?(\d+)(\D.*)?$/u;
/** Three numbers and more are no range, e.g. a date. */
const MORE = /[-–—]\s*\d/u;

function expanded(line: string, most: number): string[] {
  const [, before = '', from = '', to = '', after = ''] = RANGE.exec(line) ?? [];
  const count = Number(to) - Number(from) + 1;
  if (!from || count < 1 || MORE.test(after)) return [line];
  return Array.from({ length: Math.min(count, most) }, (_, at) => {
    const number = String(Number(from) + at).padStart(from.length, '0');
    return before + number + after;
  });
}

/**
 * The rooms of what was typed or pasted, e.g. the cells of a spreadsheet: one per line, cell or comma, and each of a
 * range. No more than `most` and one.
 */
export function roomNames(text: string, most: number): string[] {
  const lines = text.split(/[\n\r\t,;]/u).map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .flatMap((line) => expanded(line, most + 1))
    .slice(0, most + 1);
}
