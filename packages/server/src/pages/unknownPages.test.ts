import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestServer, startTestServer } from '../testing/testServer.ts';

const SCREENS = {
  '/login': { texts: [], scripts: [] },
  '/dashboard': { texts: [], scripts: [] },
  '/requests': { texts: [], scripts: [] },
  '/requests/waiting': { texts: [], scripts: [] },
};

describe('addresses without a screen', () => {
  let folder: string;
  let server: TestServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'concierge-unknown-'));
    await writeFile(join(folder, 'index.html'), '<html><!--boot-->A console</html>');
    await writeFile(join(folder, 'screens.json'), JSON.stringify(SCREENS));
    server = await startTestServer({ config: { consoleDir: folder } });
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** The path as it is, which `fetch` would rewrite. */
  async function ask(path: string): Promise<{ status: number | undefined; body: string }> {
    const { hostname, port } = new URL(server.url);
    const call = get({ hostname, port, path, headers: { accept: 'text/html' } });
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: await text(answer) };
  }

  it('those that look like a host are 404 and no error of the server', async () => {
    for (const path of [
      '//',
      '///',
      '//[',
      '//]',
      '//@',
      '/\\',
      '/\\[',
      '//%5b',
      '//x/login?a=1',
    ]) {
      const { status, body } = await ask(path);
      expect([path, status, body]).toEqual([path, 404, '{"errorCode":"not_found"}']);
    }
  });

  it('B8 an unknown page is 404 with the console, which says so; a screen is 200', async () => {
    for (const path of ['/.env', '/.git/config', '/nope', '/requests/nope', '/constructor']) {
      const { status, body } = await ask(path);
      expect([path, status]).toEqual([path, 404]);
      expect(body).toContain('A console');
    }
    const screens = [
      '/',
      '/index.html',
      '/login',
      '/dashboard',
      '/Dashboard/',
      '/requests?limit=5',
    ];
    for (const path of screens) expect([path, (await ask(path)).status]).toEqual([path, 200]);
  });
});
