import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanRouter } from './leanRouter.ts';
import { ROOT } from './paths.ts';

const PAGE = 'virtual:page';
const ROUTER = join(ROOT, 'packages/console/node_modules/react-router-dom/dist/index.mjs');

/** What a page is built to, without React itself. */
async function built(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        resolveId: (id) => (id === PAGE ? id : undefined),
        load: (id) => (id === PAGE ? source : undefined),
      },
      leanRouter(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: PAGE, external: /^react(-dom)?($|\/)/ },
    },
  });
  if (!('output' in result)) throw new Error('Nothing was built');
  return result.output.map((file) => ('code' in file ? file.code : '')).join('');
}

it('leaves out what a page does not use, and the warnings for developers', async () => {
  const code = await built(`import { Routes } from '${ROUTER}'; window.shown = Routes;`);
  expect(code).toContain('function Routes(');
  for (const unused of ['ScrollRestoration', 'PrefetchPageLinks', 'NavLink']) {
    expect(code).not.toContain(unused);
  }
  expect(code).not.toContain('ENABLE_DEV_WARNINGS = true');
});

it('keeps what a page uses', async () => {
  const code = await built(`import { NavLink } from '${ROUTER}'; window.shown = NavLink;`);
  expect(code).toContain('PrefetchPageLinks');
});

it('fails when it finds nothing to leave out', async () => {
  await expect(built('window.shown = 1;')).rejects.toThrow('leanRouter.ts');
});
