import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Folders, reviewPage, writeReview } from './page.ts';
import { type ReviewServer, serveReview } from './server.ts';

let home: string;
let folders: Folders;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(home, path)), { recursive: true });
  writeFileSync(join(home, path), text);
}
const read = (path: string) => readFileSync(join(home, path), 'utf8');

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'concierge-review-'));
  folders = { baseline: join(home, 'baseline'), diff: join(home, 'diff') };
  write('baseline/button/default.png', 'before');
  write('diff/button/default-actual.png', 'now');
  write('diff/button/default-diff.png', 'difference');
  write('diff/tag/new-actual.png', 'new');
  write('secret-actual.png', 'secret');
});

afterEach(() => rmSync(home, { recursive: true }));

describe('the page of changed pictures', () => {
  it('V7 holds every picture itself, before, now and the difference', () => {
    const path = writeReview(folders);
    expect(path).toBe(join(folders.diff, 'review.html'));
    const page = readFileSync(path ?? '', 'utf8');
    for (const text of ['before', 'now', 'difference', 'new']) {
      expect(page).toContain(Buffer.from(text).toString('base64'));
    }
    expect(page).toContain('2 changed pictures');
    // Nothing is fetched: one file is all of it.
    expect(page).not.toMatch(/(src|href)="/);
  });

  it('is no page where nothing has changed', () => {
    writeReview(folders);
    rmSync(join(folders.diff, 'button'), { recursive: true });
    rmSync(join(folders.diff, 'tag'), { recursive: true });
    expect(reviewPage(folders)).toBeUndefined();
    expect(writeReview(folders)).toBeUndefined();
    expect(existsSync(join(folders.diff, 'review.html'))).toBe(false);
  });
});

describe('accepting a picture', () => {
  let server: ReviewServer;
  beforeEach(async () => {
    server = await serveReview(folders);
  });
  afterEach(() => server.stop());

  const accept = (story: unknown, headers: Record<string, string> = {}) =>
    fetch(`${server.url}accept`, {
      method: 'POST',
      headers: {
        origin: new URL(server.url).origin,
        authorization: `Bearer ${server.token}`,
        ...headers,
      },
      body: JSON.stringify({ story }),
    });

  it('V7 makes it the committed one, and the change is gone', async () => {
    expect((await accept('button/default')).status).toBe(200);
    expect(read('baseline/button/default.png')).toBe('now');
    expect(existsSync(join(folders.diff, 'button/default-actual.png'))).toBe(false);
    expect((await accept('tag/new')).status).toBe(200);
    expect(read('baseline/tag/new.png')).toBe('new');
    expect(reviewPage(folders)).toBeUndefined();
  });

  it.each([
    '../secret',
    'button/../../secret',
    '/etc/passwd',
    '',
    7,
    null,
    { story: 'x' },
    'button',
  ])('refuses %j, which is no change of the last run', async (story) => {
    expect((await accept(story)).status).toBe(400);
    expect(existsSync(join(home, 'secret.png'))).toBe(false);
    expect(read('baseline/button/default.png')).toBe('before');
  });

  it('refuses other pages, a wrong word and other names of the machine', async () => {
    const refused = [
      await accept('button/default', { origin: 'http://evil.example' }),
      await accept('button/default', { authorization: 'Bearer 0' }),
      await accept('button/default', { authorization: '' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    const rebound = await new Promise<number | undefined>((resolve, reject) => {
      request(server.url, { headers: { host: 'evil.example' } }, ({ statusCode }) =>
        resolve(statusCode),
      )
        .on('error', reject)
        .end();
    });
    expect(rebound).toBe(403);
    expect(read('baseline/button/default.png')).toBe('before');
  });

  it('serves its page and nothing else, and takes only short posts', async () => {
    const page = await fetch(server.url);
    expect(await page.text()).toContain(server.token);
    expect((await fetch(`${server.url}../diff/tag/new-actual.png`)).status).toBe(404);
    expect((await fetch(`${server.url}accept`)).status).toBe(405);
    expect((await accept('x'.repeat(5000))).status).toBe(400);
  });
});
