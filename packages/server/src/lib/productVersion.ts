import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../../../package.json', import.meta.url);

/** The released version of server, console and tablet. The sign-in page shows another one, which is fixed. */
export const PRODUCT_VERSION: string = (
  JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string }
).version;
