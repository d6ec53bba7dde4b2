import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT: string = fileURLToPath(new URL('../../..', import.meta.url));
export const CONSOLE_DIST: string = join(ROOT, 'packages/console/dist');
export const TABLET_DIST: string = join(ROOT, 'packages/tablet/dist');
/** Leads to the sources of the packages instead of their builds, for bundlers and tests of this workspace. */
export const SOURCE_CONDITION = 'concierge-source';
/** Where Node keeps what it has compiled, so that the next process starts sooner. */
export const COMPILE_CACHE: string = join(ROOT, 'node_modules/.cache/node');
