import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { onDemand, preloadOverlays } from './onDemand.tsx';

const Part = (): ReactElement => <p>there</p>;

function loader(...answers: (typeof Part | Error)[]) {
  return vi.fn<() => Promise<typeof Part>>(async () => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (typeof answer === 'function') return answer;
    throw answer;
  });
}

describe('a part that loads when it is needed', () => {
  it('is not loaded before', () => {
    const load = loader(Part);
    onDemand(load);
    expect(load).not.toHaveBeenCalled();
  });

  it('is loaded once, however often it is needed', async () => {
    const load = loader(Part);
    const part = onDemand(load);
    part.preload();
    part.preload();
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('opens at once when it is loaded', async () => {
    const part = onDemand(loader(Part));
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    const opened = vi.fn<() => void>();
    part.whenReady(opened);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('stays closed when loading fails, and is loaded again the next time', async () => {
    const load = loader(new Error('offline'), Part);
    const part = onDemand(load);
    const opened = vi.fn<() => void>();
    part.whenReady(opened);
    await vi.waitFor(() => expect(load.mock.settledResults[0]?.type).toBe('rejected'), {
      timeout: 15_000,
    });
    await new Promise<void>((resolve) => {
      part.whenReady(resolve);
    });
    expect(load).toHaveBeenCalledTimes(2);
    expect(opened).not.toHaveBeenCalled();
  });

  it('can be preloaded with all others, which fails when one does', async () => {
    const load = loader(new Error('offline'), Part);
    onDemand(load);
    await expect(preloadOverlays()).rejects.toThrow('offline');
    await expect(preloadOverlays()).resolves.toBeUndefined();
  });
});
