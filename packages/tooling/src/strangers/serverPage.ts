/**
 * A page that a server renders from the packed package, under a policy without `unsafe-inline`, in strict mode and
 * with the development build of React, which reports every difference between server and browser. Then the same
 * page without network: what opens over it is in its bundle, and with `concierge-lazy` it leaves the page as it is.
 */
import { createServer, type Server } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright';
import { build, defaultClientConditions } from 'vite';
import { expectSilence, openPage } from './openPage.ts';

const NONCE = 'bm9uY2U';
const POLICY = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${NONCE}'; img-src 'self'; connect-src 'self'`;

const SERVER = `import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Page } from './page.js';

export function render(nonce: string): { html: string; styles: string } {
  const sheet = new ServerStyleSheet({ nonce });
  try {
    const html = renderToString(sheet.collectStyles(<StrictMode><Page /></StrictMode>));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}
`;
const BROWSER = `import '@concierge/ui/tokens.css';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.js';

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => document.body.setAttribute('data-hydrated', ''), []);
  return children;
}
const root = document.getElementById('root');
if (root) hydrateRoot(root, <StrictMode><Hydrated><Page /></Hydrated></StrictMode>);
`;

const FILES = ['assets/browser.js', 'assets/browser.css'] as const;
type Rendered = { html: string; styles: string };

/** Builds for a browser into `out`. */
async function buildBrowser(
  app: string,
  out: string,
  conditions: readonly string[],
): Promise<void> {
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    build: {
      outDir: out,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(app, 'src/browser.tsx'),
        output: { entryFileNames: FILES[0], assetFileNames: 'assets/[name][extname]' },
      },
    },
  });
}

/** Builds the server of the page into `dist-server/server.js`. */
export async function buildServer(app: string): Promise<void> {
  await writeFile(join(app, 'src/server.tsx'), SERVER);
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'src/server.tsx',
      outDir: 'dist-server',
      rolldownOptions: { output: { entryFileNames: 'server.js' } },
    },
  });
}

async function renderOnServer(app: string): Promise<Rendered> {
  await buildServer(app);
  const { render } = (await import(pathToFileURL(join(app, 'dist-server/server.js')).href)) as {
    render: (nonce: string) => Rendered;
  };
  return render(NONCE);
}

async function serve(
  folder: string,
  { html, styles }: Rendered,
): Promise<{ server: Server; url: string }> {
  const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A product</title>
<meta property="csp-nonce" content="${NONCE}" nonce="${NONCE}">
<link rel="stylesheet" href="/${FILES[1]}">${styles}</head>
<body><div id="root">${html}</div><script type="module" src="/${FILES[0]}"></script></body></html>`;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const type = { '.js': 'text/javascript', '.css': 'text/css' }[extname(path)];
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY });
      response.end(document);
    } else if (type) {
      readFile(join(folder, path)).then(
        (body) => response.writeHead(200, { 'content-type': type }).end(body),
        () => response.writeHead(404).end(),
      );
    } else response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no address');
  return { server, url: `http://127.0.0.1:${address.port}/` };
}

/** Whether the cells of a row of the long table are beside each other. */
const CELLS_IN_LINE = `(() => {
  const row = document.querySelector('table[data-many] [data-part="Row"]');
  const tops = [...row.children].map((cell) => cell.getBoundingClientRect().top);
  return tops.length > 1 && new Set(tops).size === 1;
})()`;

async function looksRightWithoutScripts(browser: Browser, url: string): Promise<void> {
  const { page, context } = await openPage(browser, url, false);
  if (!(await page.evaluate<boolean>(CELLS_IN_LINE))) {
    throw new Error('Under the policy the cells of a long table are below each other');
  }
  await context.close();
}

const hydrated = (page: Page) => page.locator('body[data-hydrated]').waitFor();

const open = (page: Page) => page.getByRole('button', { name: 'Open', exact: true });

/**
 * The rows of the long table are laid out group by group, and what is below moves until the last is. The policy
 * forbids the evaluation that `waitForFunction` would need.
 */
const ROWS_LAID_OUT = `new Promise((resolve, reject) => {
  setTimeout(reject, 20_000, new Error('The rows of the long table are not laid out'));
  const rows = [...document.querySelectorAll('table[data-many] [data-part="Row"]')];
  const isLaidOut = (row) => row.checkVisibility({ contentVisibilityAuto: true });
  const check = () => (rows.every(isLaidOut) ? resolve() : requestAnimationFrame(check));
  check();
})`;

async function opensOffline(page: Page): Promise<void> {
  await page.evaluate(ROWS_LAID_OUT);
  await page.mouse.move(0, 0);
  await open(page).hover();
  await page.getByText('Asks you something').waitFor();
  await open(page).click();
  await page.getByRole('dialog', { name: 'A question' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Say hello' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Service' }).click();
  await page.getByRole('option', { name: 'Laundry' }).waitFor();
  await page.keyboard.press('Escape');
}

async function bundled(app: string, browser: Browser, rendered: Rendered): Promise<void> {
  await buildBrowser(app, 'dist-browser', []);
  const { server, url } = await serve(join(app, 'dist-browser'), rendered);
  try {
    await looksRightWithoutScripts(browser, url);
    const watched = await openPage(browser, url);
    await hydrated(watched.page);
    expectSilence(watched, 'The page of a server under a strict policy');
    await watched.context.setOffline(true);
    await opensOffline(watched.page);
    expectSilence(watched, 'The page without network');
    await watched.context.close();
  } finally {
    server.close();
  }
}

async function lazy(app: string, browser: Browser, rendered: Rendered): Promise<void> {
  await buildBrowser(app, 'dist-lazy', ['concierge-lazy']);
  const { server, url } = await serve(join(app, 'dist-lazy'), rendered);
  try {
    const { page, context } = await openPage(browser, url);
    await hydrated(page);
    await context.setOffline(true);
    const failed = page.waitForEvent('pageerror');
    await open(page).click();
    await failed;
    await open(page).waitFor();
    if ((await page.getByRole('dialog').count()) > 0) throw new Error('It was not loaded lazily');
    await context.setOffline(false);
    await opensOffline(page);
    await context.close();
  } finally {
    server.close();
  }
}

export async function checkServerPage(app: string, browser: Browser): Promise<void> {
  await writeFile(join(app, 'src/browser.tsx'), BROWSER);
  const rendered = await renderOnServer(app);
  if (/ style="/.test(rendered.html))
    throw new Error('The page of the server has a style attribute');
  await bundled(app, browser, rendered);
  await lazy(app, browser, rendered);
}
