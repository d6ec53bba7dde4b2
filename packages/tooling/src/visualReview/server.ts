/** Shows the changed pictures on this machine alone, and accepts those the reviewer says are right. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { changesOf, namesIn, removeLeftovers } from '../visualFiles.ts';
import { type Folders, reviewPage } from './page.ts';

/** A name of a story is short. */
const LONGEST_BODY = 2000;

/**
 * Makes what the last run saw the committed picture of a story.
 * @throws when the last run saw no change of such a story, whatever the name looks like
 */
export function acceptChange({ baseline, diff }: Folders, story: unknown): void {
  const change = changesOf(namesIn(diff)).find((one) => one.story === story);
  if (!change) throw new Error('The last run saw no such change');
  const target = join(baseline, `${change.story}.png`);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(diff, `${change.story}-actual.png`), target);
  removeLeftovers(diff, [change.story]);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) throw new Error('The body is too long');
  }
  return body;
}

function isToken(sent: string | undefined, token: string): boolean {
  const [one, other] = [Buffer.from(sent ?? ''), Buffer.from(`Bearer ${token}`)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export interface ReviewServer {
  url: string;
  /** The word the page sends with what it accepts. */
  token: string;
  stop(): Promise<void>;
}

/** Serves the page on a free port of this machine. */
export async function serveReview(folders: Folders): Promise<ReviewServer> {
  const token = randomBytes(24).toString('hex');
  let origin = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = (status: number, text: string, type = 'text/plain') => {
      response.writeHead(status, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-store',
      });
      response.end(text);
    };
    // Another name for this machine is a page of somebody else (DNS rebinding).
    if (`http://${request.headers.host}` !== origin) return end(403, 'Not here');
    if (request.method === 'GET' && request.url === '/') {
      return end(200, reviewPage(folders, token) ?? 'No picture has changed.', 'text/html');
    }
    if (request.url !== '/accept') return end(404, 'No such page');
    if (request.method !== 'POST') return end(405, 'POST only');
    const { authorization, origin: from } = request.headers;
    if (from !== origin || !isToken(authorization, token)) return end(403, 'Not from this page');
    try {
      const { story } = JSON.parse(await bodyOf(request)) as { story?: unknown };
      acceptChange(folders, story);
      return end(200, 'Accepted');
    } catch (error) {
      return end(400, error instanceof Error ? error.message : 'Not accepted');
    }
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/`,
    token,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
