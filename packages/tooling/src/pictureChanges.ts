/** Which pictures of stories differ from those of the last version, and how they were before. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { lastRelease, type Note, pendingNotes } from './changesets.ts';
import { ROOT } from './paths.ts';

const PICTURES = 'visual/baseline';
const MANIFEST = 'packages/ui/package.json';
const CHANGELOG = 'packages/ui/CHANGELOG.md';

/** Why there is nothing to compare with: no git, a clone without the commit, or no pictures before. */
export type Missing = 'history' | 'depth' | 'pictures';

export interface PictureChanges {
  /** The version of the ui package that is compared with. */
  version: string;
  /** The version the notes are of; `undefined` while they wait for the next one. */
  released: string | undefined;
  missing: Missing | undefined;
  /** What is compared with; `undefined` where something is missing. */
  since: Since | undefined;
  /** Names as in `visual/baseline`, without `.png`. */
  changed: readonly string[];
  added: readonly string[];
  removed: readonly string[];
  notes: readonly Note[];
}

interface Since {
  commit: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Whether the version had no pictures yet, and these are the first ones after it. */
  first: boolean;
}

type Git = (...args: readonly string[]) => Promise<string>;

const run = promisify(execFile);

// Storybook reads its stories meanwhile.
const gitIn =
  (root: string): Git =>
  async (...args) => {
    const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  };

const optional = (answer: Promise<string>): Promise<string> => answer.catch(() => '');

/** The commit that was released: its tag, as `changeset tag` writes it, or the one that raised the version to it. */
async function versionCommit(git: Git, version: string): Promise<string> {
  const tag = `refs/tags/@concierge/ui@${version}^{commit}`;
  const tagged = await optional(git('rev-parse', '--quiet', '--verify', tag));
  if (tagged) return tagged;
  // The later one of two took it away again.
  const commits = await git('log', '--format=%H', `-S"version": "${version}"`, '--', MANIFEST);
  return commits.split('\n').at(-1) ?? '';
}

/** A shallow clone says of its oldest commits that they added everything. */
async function isCutOff(git: Git, root: string, commit: string): Promise<boolean> {
  if ((await git('rev-parse', '--is-shallow-repository')) !== 'true') return false;
  const path = join(root, await git('rev-parse', '--git-path', 'shallow'));
  return readFileSync(path, 'utf8').includes(commit);
}

const hasPictures = async (git: Git, commit: string) =>
  (await git('ls-tree', '--name-only', commit, `${PICTURES}/`)) !== '';

/** The commit to compare with, or why there is none. */
async function baseOf(root: string, version: string): Promise<Since | Missing> {
  const git = gitIn(root);
  try {
    const released = await versionCommit(git, version);
    if (released === '') return 'history';
    if (await isCutOff(git, root, released)) return 'depth';
    const first = !(await hasPictures(git, released));
    const range = `${released}..HEAD`;
    const added = ['--reverse', '--diff-filter=A', '--format=%H', range, '--', PICTURES];
    const commit = first ? (await git('log', ...added)).split('\n')[0] : released;
    if (!commit) return 'pictures';
    return { commit, date: await git('log', '-1', '--format=%cs', commit), first };
  } catch {
    return 'history';
  }
}

/** The names git gives one of these letters: added, modified, deleted. */
function namesBy(status: string, letter: 'A' | 'M' | 'D'): string[] {
  return status
    .split('\n')
    .filter((line) => line.startsWith(`${letter}\t`) && line.endsWith('.png'))
    .map((line) => line.slice(`${letter}\t${PICTURES}/`.length, -'.png'.length))
    .toSorted();
}

/** What to tell of: what waits for the next version, or right after a release what that one brought. */
function told(root: string): Pick<PictureChanges, 'version' | 'released' | 'notes'> {
  const manifest = readFileSync(join(root, MANIFEST), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const notes = pendingNotes(root);
  const path = join(root, CHANGELOG);
  const last = existsSync(path) ? lastRelease(readFileSync(path, 'utf8')) : undefined;
  return notes.length === 0 && last?.before && last.version === version
    ? { version: last.before, released: version, notes: last.notes }
    : { version, released: undefined, notes };
}

/** Compares the pictures of the working tree with those of the last version; right after it, of the one before. */
export async function pictureChanges(root: string = ROOT): Promise<PictureChanges> {
  const { version, released, notes } = told(root);
  const base = await baseOf(root, version);
  const found = typeof base === 'string' ? undefined : base;
  const status = found
    ? await gitIn(root)('diff', '--no-renames', '--name-status', found.commit, '--', PICTURES)
    : '';
  return {
    version,
    released,
    missing: typeof base === 'string' ? base : undefined,
    since: found,
    changed: namesBy(status, 'M'),
    added: namesBy(status, 'A'),
    removed: namesBy(status, 'D'),
    notes,
  };
}

/**
 * Writes the changed pictures as they were before into a folder below this one, which keeps no others, and returns its
 * path. Several processes may do so at the same time.
 */
export async function writePicturesBefore(cache: string, root: string = ROOT): Promise<string> {
  const { since, changed } = await pictureChanges(root);
  const content = JSON.stringify([since?.commit, changed]);
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const folder = join(cache, name);
  if (existsSync(folder)) return folder;
  mkdirSync(cache, { recursive: true });
  for (const other of readdirSync(cache)) {
    if (!other.startsWith(name)) rmSync(join(cache, other), { recursive: true, force: true });
  }
  const part = mkdtempSync(`${folder}-`);
  if (since && changed.length > 0) {
    const paths = changed.map((picture) => `${PICTURES}/${picture}.png`);
    const { extract } = await import('tar-fs');
    const archive = spawn('git', ['archive', '--format=tar', since.commit, '--', ...paths], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await finished(archive.stdout.pipe(extract(part, { strip: PICTURES.split('/').length })));
  }
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder)) throw error;
    rmSync(part, { recursive: true });
  }
  return folder;
}
