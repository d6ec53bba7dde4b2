/** A page that shows every changed picture, whole in one file: it can be kept, sent and opened anywhere. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { changesOf, namesIn } from '../visualFiles.ts';

export interface Folders {
  /** The committed pictures. */
  baseline: string;
  /** What the last run saw differently. */
  diff: string;
}

const part = (name: string) => readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8');

function embedded(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  return `data:image/png;base64,${readFileSync(path).toString('base64')}`;
}

const BUTTONS: readonly [key: string, label: string, view?: string][] = [
  ['1', 'Side by side', 'side'],
  ['2', 'Slider', 'slider'],
  ['3', 'Toggle', 'toggle'],
  ['4', 'Difference', 'difference'],
];

const button = ([key, label, view]: (typeof BUTTONS)[number], keyShown = key) =>
  `<button type="button" data-key="${key}"${view ? ` data-view-button="${view}"` : ''}>${label} <kbd>${keyShown}</kbd></button>`;

/**
 * The page of all changes; `undefined` when there is none. With a token it can accept them, by the server that
 * gave it away.
 */
export function reviewPage({ baseline, diff }: Folders, token?: string): string | undefined {
  const changes = changesOf(namesIn(diff)).map(({ story }) => ({
    story,
    before: embedded(join(baseline, `${story}.png`)),
    now: embedded(join(diff, `${story}-actual.png`)),
    difference: embedded(join(diff, `${story}-diff.png`)),
  }));
  if (changes.length === 0) return undefined;
  const data = JSON.stringify({ changes, token }).replaceAll('<', '\\u003c');
  const title = changes.length === 1 ? '1 changed picture' : `${changes.length} changed pictures`;
  const hint = token
    ? 'Accepting writes the picture into visual/baseline. Keeping changes nothing.'
    : 'To accept pictures: pnpm run visual:review';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width" /><title>${title}</title>
<style>${part('style.css')}</style></head>
<body>
<header>
<h1>${title}</h1><span id="count"></span>
<div class="group">${button(['ArrowLeft', 'Previous'], '&larr;')}${button(['ArrowRight', 'Next'], '&rarr;')}</div>
<div class="group" role="group" aria-label="View">${BUTTONS.map((one) => button(one)).join('')}</div>
<div class="group">${button(['a', 'Accept'], 'A')}${button(['r', 'Keep as before'], 'R')}</div>
<span class="hint">${hint} In Toggle the space bar switches.</span>
</header>
<nav aria-label="Changes"><ol id="list"></ol></nav>
<main><h2></h2><p id="said" role="status"></p><p id="cut" hidden><label>How much of the picture now covers the one before
<input type="range" min="0" max="100" value="50" /></label></p><div id="stage"></div></main>
<script type="application/json" id="data">${data}</script>
<script type="module">${part('client.js')}</script>
</body></html>
`;
}

/** Writes the page beside what it shows and returns its path; `undefined` where nothing has changed. */
export function writeReview(folders: Folders): string | undefined {
  const path = join(folders.diff, 'review.html');
  const page = reviewPage(folders);
  if (page) writeFileSync(path, page);
  else rmSync(path, { force: true });
  return page && path;
}
