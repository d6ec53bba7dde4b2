import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { BASELINE, DIFFERENCES } from './visualFiles.ts';

/** Runs the command; the picture of Badge in light is the one in dark. */
function compare(names: readonly string[]) {
  // Vite gives the browser no file from outside.
  const folder = join(ROOT, 'test-results');
  mkdirSync(folder, { recursive: true });
  const baseline = mkdtempSync(join(folder, 'baseline-'));
  cpSync(BASELINE, baseline, { recursive: true });
  const picture = join(baseline, 'components-badge/counts.png');
  cpSync(join(BASELINE, 'components-badge/counts-dark.png'), picture);
  const before = readFileSync(picture);
  const { status, stdout } = spawnSync('node', ['packages/tooling/src/visual.ts', ...names], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, VISUAL_BASELINE: baseline },
  });
  const kept = before.equals(readFileSync(picture));
  rmSync(baseline, { recursive: true });
  return { status, stdout, kept };
}

/** The kinds of pictures in the page, whose data are compressed. */
function picturesOnPage(): Set<string> {
  const page = readFileSync(join(DIFFERENCES, 'index.html'), 'utf8');
  const [, data = ''] = /HTML_REPORT_METADATA=.+\("([\w+/=]+)"\)/s.exec(page) ?? [];
  const text = gunzipSync(Buffer.from(data, 'base64')).toString();
  return new Set(text.match(/"(?:reference|actual|diff)"/g));
}

it('V15 a picture that differs is on one page, before, now and the difference, and stays as it was', () => {
  const { status, stdout, kept } = compare(['Badge']);
  expect(stdout).toMatch(/Before, now and the difference: file:.+index\.html/);
  expect(status).toBe(1);
  expect(kept).toBe(true);
  expect(picturesOnPage()).toEqual(new Set(['"reference"', '"actual"', '"diff"']));
});

it('V15 of one component only its own pictures are compared', () => {
  const { status, stdout } = compare(['Kbd']);
  expect(stdout).toContain('No picture differs.');
  expect(status).toBe(0);
});
