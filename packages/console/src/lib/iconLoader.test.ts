import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Peer, startPeer } from '../testing/peer.ts';
import { http } from './http/http.ts';
import { createIconLoader } from './iconLoader.ts';

let peer: Peer;
let asked: string[];
let down = false;
const kept = new Map<string, string>();

beforeEach(async () => {
  asked = [];
  down = false;
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  peer = await startPeer({
    onRequest(request, response) {
      asked.push(request.url ?? '');
      if (down) {
        response.writeHead(503).end();
        return;
      }
      const set = {
        width: 24,
        height: 24,
        icons: { bell: { body: '<path d="b"/>' }, eye: { body: '<path/>', width: 32 } },
      };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(set));
    },
  });
  http.defaults.baseURL = peer.url;
});
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await peer.close();
});

const newLoader = () => createIconLoader(() => '/iconify');

it('B11 icons requested together are loaded in one call per prefix', async () => {
  const loader = newLoader();
  const icons = await Promise.all([
    loader.load('lucide:eye'),
    loader.load('lucide:bell'),
    loader.load('lucide:bell'),
    loader.load('lucide:unknown'),
    loader.load('mdi:bell'),
  ]);
  expect(asked.toSorted()).toEqual([
    '/iconify/lucide.json?icons=bell,eye,unknown',
    '/iconify/mdi.json?icons=bell',
  ]);
  expect(icons[0]).toEqual({ body: '<path/>', width: 32, height: 24 });
  expect(icons[3]).toBeNull();
});

it('B11 an icon is kept for 168 hours', async () => {
  await newLoader().load('lucide:bell');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 167 * 3_600_000 });
  expect(newLoader().cached('lucide:bell')).toEqual({
    body: '<path d="b"/>',
    width: 24,
    height: 24,
  });
  await newLoader().load('lucide:bell');
  expect(asked).toHaveLength(1);
  vi.setSystemTime(Date.now() + 2 * 3_600_000);
  expect(newLoader().cached('lucide:bell')).toBeNull();
  await newLoader().load('lucide:bell');
  expect(asked).toHaveLength(2);
});

it('B11 while the service is down only the icon is missing, and it is requested again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const loader = newLoader();
  down = true;
  expect(await loader.load('lucide:bell')).toBeNull();
  expect(log).toHaveBeenCalledTimes(1);
  down = false;
  expect(await loader.load('lucide:bell')).not.toBeNull();
  log.mockRestore();
});
