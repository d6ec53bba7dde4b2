import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONSOLE_DIST, TABLET_DIST } from './paths.ts';

/** Signing in needs no part of the console, most work begins at the waiting requests, reports draw charts, and settings are forms. */
const LIMITS = {
  '/login': '145 kB',
  '/requests/waiting': '280 kB',
  '/reports': '295 kB',
  '/settings/house': '315 kB',
  '/settings/retention': '315 kB',
};

const read = (file) => readFileSync(join(CONSOLE_DIST, file), 'utf8');
const onEveryPage = read('index.html').match(/assets\/[^"]+\.js/g);

/** For size-limit: what each page of the console and the tablet needs before it can be used. */
export default [
  ...Object.entries(JSON.parse(read('screens.json'))).map(([name, { scripts }]) => ({
    name,
    path: [...onEveryPage, ...scripts].map((file) => join(CONSOLE_DIST, file)),
    limit: LIMITS[name] ?? '290 kB',
    gzip: true,
  })),
  { name: '/tablet', path: join(TABLET_DIST, 'assets/*.{js,css}'), limit: '131 kB', gzip: true },
];
