import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT: string = fileURLToPath(new URL('../../..', import.meta.url));
export const CONSOLE_DIST: string = join(ROOT, 'packages/console/dist');
export const UI_DIST: string = join(ROOT, 'packages/ui/dist');
