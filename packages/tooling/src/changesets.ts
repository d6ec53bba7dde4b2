/** What the next version says of itself: the files of `.changeset`, which become its changelog. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const WEIGHTS = ['major', 'minor', 'patch'] as const;

export interface Note {
  weight: (typeof WEIGHTS)[number];
  /** Markdown, on one line per paragraph. */
  text: string;
}

const CHANGESET = /^---\n['"]?[^'":]+['"]?: (major|minor|patch)\n---\n+([^]+)$/;

/** Each paragraph on one line. */
const onLines = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((one) => one.trim().replaceAll(/\s*\n\s*/g, ' '))
    .join('\n');

/** @throws when the file is no changeset of one package */
export function noteOf(file: string, source: string): Note {
  const [, weight, text] = CHANGESET.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (!weight || !text) throw new Error(`${file} is no changeset of one package`);
  return { weight: weight as Note['weight'], text: onLines(text) };
}

/** Every change that waits for the next version, the weightiest first. */
export function pendingNotes(root: string): Note[] {
  const files = globSync(join(root, '.changeset/*.md')).toSorted();
  const notes = files
    .filter((file) => !file.endsWith('README.md'))
    .map((file) => noteOf(file, readFileSync(file, 'utf8')));
  return notes.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
}

/** What a released version said of itself, and the version before it. */
export interface Release {
  version: string;
  /** `undefined` for the first one. */
  before: string | undefined;
  notes: readonly Note[];
}

/** The last section of a changelog, as `changeset version` writes it: a heading for each weight, a list below it. */
export function lastRelease(changelog: string): Release | undefined {
  const [, section, earlier] = changelog.replaceAll('\r\n', '\n').split(/^## /m);
  if (section === undefined) return undefined;
  const [version = '', ...parts] = section.split(/^### /m);
  const notes = parts.flatMap((part) => {
    const weight = WEIGHTS.find((one) => part.toLowerCase().startsWith(one));
    if (!weight) return [];
    // Each begins with the commit it came with.
    const [, ...texts] = part.split(/^- (?:[0-9a-f]{7,}: )?/m);
    return texts.map((text) => ({ weight, text: onLines(text) }));
  });
  return { version: version.trim(), before: earlier?.split('\n')[0]?.trim(), notes };
}
