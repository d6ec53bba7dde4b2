/** Where the pictures of stories live, and what is to be said about them. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from './paths.ts';

/** The committed pictures. */
export const BASELINE: string = process.env['VISUAL_BASELINE'] ?? join(ROOT, 'visual/baseline');
/** What the last run saw differently, as `NAME-actual.png` beside `NAME-diff.png`; never committed. */
export const DIFF: string = join(ROOT, 'visual/diff');

/** The page of the last run: each picture that differs, before and now. */
export const DIFFERENCES: string = join(ROOT, 'test-results/pictures');

export interface VisualState {
  compared: boolean;
  text: string;
}

interface Circumstances {
  /** Whether the browser is the build that drew the pictures. */
  pinned: boolean;
  platform: string;
  env: { VISUAL?: string | undefined; CI?: string | undefined };
}

/**
 * Whether pictures are compared, said in words. `VISUAL=0` switches it off.
 * @throws on a Linux x64 CI when they would not be: it would go unnoticed
 */
export function visualState({ pinned, platform, env }: Circumstances): VisualState {
  if (pinned && env.VISUAL !== '0') {
    return { compared: true, text: 'Pictures: compared with visual/baseline, pixel by pixel.' };
  }
  const why = pinned ? 'VISUAL=0' : 'this is not the browser that drew them';
  const text = `Pictures: NOT compared (${why}).`;
  if (env.CI && platform === 'linux-x64') throw new Error(`${text} On CI they have to be.`);
  return { compared: false, text };
}

/** The pictures in a folder, named as `pictureName` does. */
export function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replace(/\.png$/, '').replaceAll(sep, '/'))
    .toSorted();
}

/** Committed pictures that no story renders any more. */
export function orphansOf(committed: readonly string[], rendered: readonly string[]): string[] {
  const alive = new Set(rendered);
  return committed.filter((name) => !alive.has(name));
}

export function removePictures(names: readonly string[]): void {
  for (const name of names) rmSync(join(BASELINE, `${name}.png`));
}
