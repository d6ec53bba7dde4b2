import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noteOf } from './changesets.ts';
import { namesIn } from './visualFiles.ts';
import { pictureChanges, writePicturesBefore } from './pictureChanges.ts';

let home: string;
let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function commit(): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  git('add', '-A');
  git(...who, 'commit', '-qm', 'A change');
  return git('rev-parse', 'HEAD').trim();
}

const picture = (name: string) => `visual/baseline/${name}.png`;
const version = (number: string) =>
  write('packages/ui/package.json', `{\n  "version": "${number}"\n}\n`);

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'concierge-pictures-'));
  root = join(home, 'work');
  mkdirSync(root);
  git('init', '-q', '-b', 'main');
  version('1.0.0');
});

afterEach(() => rmSync(home, { recursive: true }));

describe('what changed since the last version', () => {
  it('V7 is which pictures differ, came and went since the commit of the version, and the changesets', async () => {
    write(picture('button/default'), 'old');
    write(picture('button/gone'), 'gone');
    write(picture('tag/default'), 'same');
    commit();
    version('1.1.0');
    const released = commit();
    write(picture('button/default'), 'new');
    write(picture('button/more'), 'more');
    rmSync(join(root, picture('button/gone')));
    write('.changeset/b.md', "---\n'@concierge/ui': patch\n---\n\n`Tag` is\nsmaller.\n");
    write('.changeset/c.md', "---\n'@concierge/ui': minor\n---\n\n`Button` is larger.\n");
    commit();
    expect(await pictureChanges(root)).toEqual({
      released: undefined,
      version: '1.1.0',
      missing: undefined,
      since: { commit: released, date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), first: false },
      changed: ['button/default'],
      added: ['button/more'],
      removed: ['button/gone'],
      notes: [
        { weight: 'minor', text: '`Button` is larger.' },
        { weight: 'patch', text: '`Tag` is smaller.' },
      ],
    });
  });

  it('is counted from the tag of the version, where there is one', async () => {
    write(picture('button/default'), 'old');
    commit();
    write(picture('button/default'), 'new');
    const tagged = commit();
    git('tag', '@concierge/ui@1.0.0');
    expect(await pictureChanges(root)).toMatchObject({ since: { commit: tagged }, changed: [] });
  });

  it('V7 right after a release is what that release brought, and how it looked before', async () => {
    write(picture('button/default'), 'old');
    const before = commit();
    version('1.1.0');
    write(picture('button/default'), 'new');
    const changelog = [
      '# @concierge/ui',
      '## 1.1.0',
      '### Minor Changes',
      '- abc1234: `Button` is\n  taller.\n\n  And wider.',
      '### Patch Changes',
      '- `Tag` is smaller.',
      '## 1.0.0',
      '### Minor Changes',
      '- Begins.',
    ];
    write('packages/ui/CHANGELOG.md', `${changelog.join('\n\n')}\n`);
    commit();
    expect(await pictureChanges(root)).toMatchObject({
      version: '1.0.0',
      released: '1.1.0',
      since: { commit: before },
      changed: ['button/default'],
      notes: [
        { weight: 'minor', text: '`Button` is taller.\nAnd wider.' },
        { weight: 'patch', text: '`Tag` is smaller.' },
      ],
    });
    write('.changeset/a.md', "---\n'@concierge/ui': patch\n---\n\nMore.\n");
    expect(await pictureChanges(root)).toMatchObject({
      version: '1.1.0',
      released: undefined,
      changed: [],
      notes: [{ weight: 'patch', text: 'More.' }],
    });
  });

  it('is counted from the first pictures, where the version had none', async () => {
    commit();
    write(picture('button/default'), 'first');
    const first = commit();
    write(picture('button/default'), 'new');
    expect(await pictureChanges(root)).toMatchObject({
      since: { commit: first, first: true },
      changed: ['button/default'],
    });
  });

  it('says that there were no pictures, no history or too short a history', async () => {
    expect(await pictureChanges(root)).toMatchObject({ missing: 'history', version: '1.0.0' });
    commit();
    expect((await pictureChanges(root)).missing).toBe('pictures');
    write(picture('button/default'), 'new');
    commit();
    const origin = root;
    root = home;
    git('clone', '-q', '--depth', '1', `file://${origin}`, 'shallow');
    expect(await pictureChanges(join(home, 'shallow'))).toMatchObject({
      missing: 'depth',
      changed: [],
    });
    cpSync(origin, join(home, 'copy'), { recursive: true });
    rmSync(join(home, 'copy/.git'), { recursive: true });
    expect(await pictureChanges(join(home, 'copy'))).toMatchObject({
      missing: 'history',
      changed: [],
    });
  });

  it('has the changed pictures as they were, and no others', async () => {
    write(picture('button/default'), 'old');
    write(picture('tag/default'), 'same');
    commit();
    write(picture('button/default'), 'new');
    const cache = join(home, 'before');
    // A build and the tests of the stories begin at the same time.
    const [folder, same] = await Promise.all([
      writePicturesBefore(cache, root),
      writePicturesBefore(cache, root),
    ]);
    expect(same).toBe(folder);
    expect(namesIn(folder)).toEqual(['button/default']);
    expect(readFileSync(join(folder, 'button/default.png'), 'utf8')).toBe('old');
    write(picture('button/default'), 'old');
    expect(namesIn(await writePicturesBefore(cache, root))).toEqual([]);
    expect(readdirSync(cache)).toHaveLength(1);
  });
});

it('a changeset without a package is an error', () => {
  expect(() => noteOf('a.md', '---\n---\n\nNothing.\n')).toThrow('a.md');
});
