import { expect } from 'vitest';
import { checkThemes } from './themeChecks.ts';

/** By each way that axe takes to a color: the text's own, what lies behind it, and the text around a link. */
const RECOLORED = `
  <style>
    #proof { color: black; background: white }
    #proof a { color: firebrick; text-decoration: none }
    [data-theme='dark'] #proof-text { color: silver }
    [data-theme='dark'] #proof-ground { background: dimgray }
    [data-theme='dark'] #proof-link { color: maroon }
  </style>
  <p id="proof-text">Text that fades</p>
  <div id="proof-ground"><p id="proof-on-ground">Text on what darkens</p></div>
  <p>Text around <a id="proof-link" href="#proof">a link</a></p>`;

/** Not a color, but it changes them. */
const FADED = `
  <style>[data-theme='dark'] #proof-faded { opacity: 0.3 }</style>
  <div id="proof-faded"><p id="proof-in-faded">Text in what fades</p></div>`;

/** Axe cannot see through it, and says so. */
const COVERED = `
  <style>
    #proof-covered { position: relative }
    #proof-covered::before { content: ''; position: absolute; inset: 0 }
    [data-theme='dark'] #proof-covered::before { background: gray }
  </style>
  <p id="proof-covered">Text under what is drawn</p>`;

async function check(markup: string): ReturnType<typeof checkThemes> {
  const { theme } = document.documentElement.dataset;
  const page = document.createElement('div');
  page.id = 'proof';
  page.innerHTML = markup;
  document.body.append(page);
  document.documentElement.dataset.theme = 'light';
  try {
    return await checkThemes('light');
  } finally {
    page.remove();
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }
}

async function violationsOf(markup: string): Promise<string> {
  const failure: unknown = await check(markup).catch((error: unknown) => error);
  return failure instanceof Error ? failure.message : 'no violation';
}

/** What axe found: `color-contrast in the dark theme: #proof-text`, … */
function found(message: string): string[] {
  return message.split('\n\n').flatMap((violation) => {
    const rule = violation.split(':')[0] ?? '';
    return [...violation.matchAll(/^ {2}(#\S+)$/gm)].map(([, target = '']) => `${rule}: ${target}`);
  });
}

/**
 * Axe keeps the tree of a page from theme to theme (otherThemes.ts), and more of it than its types tell.
 * Before the first story of a browser page this proves that it finds what only another theme spoils, and
 * that no theme hears of another's.
 */
export async function proveThemes(): Promise<void> {
  expect(found(await violationsOf(RECOLORED))).toEqual([
    'color-contrast in the dark theme: #proof-text',
    'color-contrast in the dark theme: #proof-on-ground',
    'link-in-text-block in the dark theme: #proof-link',
  ]);
  expect(found(await violationsOf(FADED))).toEqual([
    'color-contrast in the dark theme: #proof-in-faded',
  ]);
  expect(await check(COVERED)).toEqual([
    { rule: 'color-contrast', cause: 'pseudoContent', target: 'Story p' },
  ]);
}
