/** The page with one of each in jsdom, as unit tests of products render it: without stubs. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { runBeside } from '../runQuietly.ts';

export const JSDOM = '31.0.1';

const TEST = `import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
});
// As the environments of Vitest and Jest do.
for (const key of Object.getOwnPropertyNames(window)) {
  if (!(key in globalThis)) Object.defineProperty(globalThis, key, { configurable: true, get: () => window[key] });
}
for (const key of ['window', 'document', 'navigator', 'Event', 'EventTarget', 'CustomEvent']) {
  Object.defineProperty(globalThis, key, { configurable: true, writable: true, value: key === 'window' ? window : window[key] });
}
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const complaints = [];
for (const level of ['error', 'warn']) console[level] = (...what) => complaints.push(what.join(' '));

const { act, createElement, StrictMode } = await import('react');
const { createRoot } = await import('react-dom/client');
const { Page } = await import('./page.js');

const find = (selector, text) => {
  const found = [...document.querySelectorAll(selector)].find((one) => one.textContent.trim() === text);
  if (!found) throw new Error('There is no ' + selector + ' ' + text);
  return found;
};
const press = (element) => act(async () => element.click());

await act(async () => createRoot(document.getElementById('root')).render(createElement(StrictMode, null, createElement(Page))));
find('td, th', 'Room 149');
await press(find('button', 'Open'));
find('[role="dialog"] h2', 'A question');
await press(document.querySelector('[role="dialog"] button'));
await press(find('button', 'More'));
find('[role="menuitem"]', 'Say hello');
// The missing of tokens is told when a style sheet has had two seconds to load.
await new Promise((resolve) => setTimeout(resolve, 2500));
if (complaints.length > 0) throw new Error(complaints.join('\\n'));
process.exit(0);
`;

export async function checkJsdom(app: string): Promise<void> {
  await writeFile(join(app, 'src/inJsdom.js'), TEST);
  await build({
    root: app,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'src/inJsdom.js',
      outDir: 'dist-jsdom',
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: 'test.js' } },
    },
  });
  await runBeside(process.execPath, ['dist-jsdom/test.js'], app, { NODE_ENV: 'test' });
}
