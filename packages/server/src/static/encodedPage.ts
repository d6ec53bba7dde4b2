import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface EncodedPage {
  body: string | Buffer;
  /** Absent: as it is. */
  encoding?: 'br' | 'gzip';
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** Somebody waits while it is packed, and the best takes long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page as small as the browser can read it. */
export async function encodedPage(html: string, accepted = ''): Promise<EncodedPage> {
  const codings = accepted.split(',').map((coding) => coding.trim().toLowerCase());
  if (codings.includes('br')) return { body: await brotli(html, BROTLI), encoding: 'br' };
  if (codings.includes('gzip')) return { body: await deflate(html), encoding: 'gzip' };
  return { body: html };
}
