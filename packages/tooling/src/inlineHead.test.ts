import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inlineHead } from './inlineHead.ts';

const PAGE = `<html><head>
  <script src="/theme.js"></script>
  <script type="module" src="/start.js"></script>
</head><body></body></html>`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'concierge-page-'));
  await mkdir(join(root, 'public'));
  await writeFile(join(root, 'index.html'), PAGE);
  await writeFile(join(root, 'start.js'), `import './start.css';`);
  await writeFile(join(root, 'start.css'), `body::after { content: '$&'; }`);
  await writeFile(join(root, 'public/theme.js'), `document.title = '$&';`);
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('writes the style sheet and the early script into the page', async () => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineHead(join(root, 'public'))],
    build: { write: false },
  });
  if (!('output' in result)) throw new Error('Nothing was built');
  const page = result.output.find(({ fileName }) => fileName === 'index.html');
  const html = page?.type === 'asset' ? String(page.source) : '';
  expect(html).toContain(`<script>document.title = '$&';</script>`);
  expect(html).toMatch(
    /<style>body:after\{content:"\$&"\}\s*<\/style><link rel="stylesheet" href="\/assets\/[^"]+\.css" disabled>/,
  );
  // The scripts of the console itself stay files.
  expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/[^"]+\.js">/);
});
