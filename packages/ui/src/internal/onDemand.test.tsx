import { renderToString } from 'react-dom/server';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onDemand, preloadOverlays } from './onDemand.tsx';
import { bundled } from './overlay.ts';

const Part = (): ReactElement => <p>there</p>;

function loader(...answers: (typeof Part | Error)[]) {
  return vi.fn<() => Promise<typeof Part>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer === 'function') return answer;
    throw answer;
  });
}

const reported = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  vi.stubGlobal('reportError', reported);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockClear();
});

describe('an overlay of the bundle', () => {
  it('Q1 is there without loading', () => {
    const opened = vi.fn<() => void>();
    const part = bundled(Part);
    part.whenReady(opened);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(renderToString(<part.Part />)).toBe('<p>there</p>');
  });
});

describe('a part that loads when it is needed', () => {
  it('is not loaded before', () => {
    const load = loader(Part);
    onDemand(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('opens at once when it is loaded', async () => {
    const load = loader(Part);
    const part = onDemand(load);
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    const opened = vi.fn<() => void>();
    part.whenReady(opened);
    expect(opened).toHaveBeenCalledTimes(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('Q1 stays closed when loading fails, reports it, and is loaded again the next time', async () => {
    const load = loader(new Error('offline'), Part);
    const part = onDemand(load);
    const opened = vi.fn<() => void>();
    part.whenReady(opened);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1), { timeout: 15_000 });
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(opened).not.toHaveBeenCalled();
  });

  it('Q1 is not asked for without network, since browsers remember a failed import', async () => {
    const load = loader(Part);
    const part = onDemand(load);
    vi.stubGlobal('navigator', { onLine: false });
    part.whenReady(() => undefined);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledTimes(1), { timeout: 15_000 });
    expect(load).not.toHaveBeenCalled();
    vi.stubGlobal('navigator', { onLine: false, serviceWorker: { controller: {} } });
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('Y6 is loaded where the browser believes to be offline and the server answers', async () => {
    const load = loader(Part);
    const ask = vi.fn<typeof fetch>(async () => new Response(null, { status: 405 }));
    vi.stubGlobal('navigator', { onLine: false });
    vi.stubGlobal('location', { href: 'http://hotel.test/dashboard' });
    vi.stubGlobal('fetch', ask);
    const part = onDemand(load);
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    expect(ask.mock.calls[0]?.[0]).toBe('http://hotel.test/dashboard');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows what stands for it until then, also on a server', () => {
    const part = onDemand(loader(Part), () => <i>soon</i>);
    expect(renderToString(<part.Part />)).toBe('<i>soon</i>');
  });

  it('can be preloaded with all others, which fails when one does', async () => {
    const load = loader(new Error('offline'), Part);
    onDemand(load);
    await expect(preloadOverlays()).rejects.toThrow('offline');
    await expect(preloadOverlays()).resolves.toBeUndefined();
  });
});
