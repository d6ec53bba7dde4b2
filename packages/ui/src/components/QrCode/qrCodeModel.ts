import { encode } from 'uqr';

/** Modules of quiet zone that scanners need on every side (ISO/IEC 18004). */
const QUIET = 4;

/** A QR code as one path of squares. */
export interface QrPath {
  /** Edge in modules, the quiet zone included. */
  size: number;
  /** Path data: one horizontal bar for each run of dark modules. */
  path: string;
}

/**
 * The QR code of a text, at error correction level M.
 * @throws RangeError when the text does not fit into a QR code
 */
export function qrPath(value: string): QrPath {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const bars: string[] = [];
  data.forEach((row, y) => {
    let from = -1;
    [...row, false].forEach((dark, x) => {
      if (dark && from < 0) from = x;
      if (dark || from < 0) return;
      bars.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
      from = -1;
    });
  });
  return { size, path: bars.join('') };
}
