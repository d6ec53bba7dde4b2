// Prints the style sheets that the document "Beside other CSS" names, as their tools write them: { file: css }.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import CssBaseline from '@mui/material/CssBaseline';
import postcss from 'postcss';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import tailwind3 from 'tailwind3';
import { compile } from 'tailwindcss';

const DOCUMENT = 'documents/beside-other-css';

async function loadStylesheet(id, base) {
  const path = join('node_modules', id.includes('.') ? id : `${id}/index.css`);
  return { path, base, content: readFileSync(path, 'utf8') };
}

async function written(css) {
  if (!css.includes('@tailwind')) return (await compile(css, { loadStylesheet })).build([]);
  const plugin = tailwind3({ content: [{ raw: '' }] });
  return (await postcss([plugin]).process(css, { from: undefined })).css;
}

const all = {
  // The styles of MUI are made in the browser.
  MUI: renderToStaticMarkup(createElement(CssBaseline)).replaceAll(/<[^>]+>/g, ''),
};
for (const file of readdirSync(DOCUMENT).filter((name) => name.endsWith('.css'))) {
  all[file] = await written(readFileSync(join(DOCUMENT, file), 'utf8'));
}
console.log(JSON.stringify(all));
