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

/** @throws when the file is no changeset of one package */
export function noteOf(file: string, source: string): Note {
  const [, weight, text] = CHANGESET.exec(source.replaceAll('\r\n', '\n')) ?? [];
  if (!weight || !text) throw new Error(`${file} is no changeset of one package`);
  const paragraphs = text.trim().split(/\n{2,}/);
  return {
    weight: weight as Note['weight'],
    text: paragraphs.map((one) => one.replaceAll(/\s*\n\s*/g, ' ')).join('\n'),
  };
}

/** Every change that waits for the next version, the weightiest first. */
export function pendingNotes(root: string): Note[] {
  const files = globSync(join(root, '.changeset/*.md')).toSorted();
  const notes = files
    .filter((file) => !file.endsWith('README.md'))
    .map((file) => noteOf(file, readFileSync(file, 'utf8')));
  return notes.toSorted((a, b) => WEIGHTS.indexOf(a.weight) - WEIGHTS.indexOf(b.weight));
}
