import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followBuild, mayReload, reloadOnce } from './newBuild.ts';

const ASSETS = '/assets/';
const reload = vi.fn<() => void>();

function openPage(script: string): void {
  const src = `https://house.example${ASSETS}${script}`;
  vi.stubGlobal('document', { querySelectorAll: () => [{ src }] });
}

beforeEach(() => {
  vi.stubGlobal('window', { name: '' });
  vi.stubGlobal('location', { reload });
  const refuse = () => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: refuse });
});

afterEach(() => {
  vi.unstubAllGlobals();
  reload.mockClear();
});

it('Y29 a page whose storage cannot be written loads a new build, once for each', () => {
  openPage('old.js');
  expect(mayReload(ASSETS)).toBe(true);
  reloadOnce(ASSETS);
  expect(reload).toHaveBeenCalledOnce();
  // Behind a proxy that keeps old pages it is the same again.
  expect(mayReload(ASSETS)).toBe(false);
  openPage('new.js');
  expect(mayReload(ASSETS)).toBe(true);
});

it('Y31 a page nobody touches loads a new build, one in use does not', async () => {
  vi.useFakeTimers();
  openPage('old.js');
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  let files = ['/assets/old.js'];
  vi.stubGlobal('fetch', async () => Response.json(files));
  let isBusy = false;
  const look = followBuild({
    list: '/files.json',
    assets: ASSETS,
    untouchedMs: 20_000,
    isBusy: () => isBusy,
  });
  await look();
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();

  files = ['/assets/new.js'];
  await look();
  vi.advanceTimersByTime(19_000);
  page.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(19_000);
  isBusy = true;
  vi.advanceTimersByTime(60_000);
  expect(reload).not.toHaveBeenCalled();
  isBusy = false;
  vi.advanceTimersByTime(20_000);
  expect(reload).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
