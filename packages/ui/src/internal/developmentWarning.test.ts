import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  warn.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a warning in development', () => {
  it('Q5 is written once, with the name of the package', async () => {
    const { developmentWarning } = await import('./developmentWarning.ts');
    developmentWarning('Something is missing.');
    developmentWarning('Something is missing.');
    expect(warn.mock.calls).toEqual([['[@concierge/ui] Something is missing.']]);
  });
});

describe('toast without a Toaster', () => {
  const announce = async () => {
    const { toast } = await import('../components/Toaster/toast.tsx');
    toast({ tone: 'info', body: 'Saved' });
    await vi.advanceTimersByTimeAsync(5000);
  };

  it('Q5 says that it has nowhere to show', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    await announce();
    expect(warn.mock.calls.flat().join()).toContain('render <Toaster />');
  });

  it('Q5 says nothing where one came in time, though both have left the page since', async () => {
    vi.stubGlobal('document', { querySelector: () => null });
    const { toast, toasterMounted } = await import('../components/Toaster/toast.tsx');
    toast({ tone: 'info', body: 'Saved' });
    toasterMounted();
    await vi.advanceTimersByTimeAsync(5000);
    expect(warn).not.toHaveBeenCalled();
  });

  it('Q5 says nothing with one, and nothing in production', async () => {
    vi.stubGlobal('document', { querySelector: () => ({}) });
    await announce();
    vi.stubGlobal('document', { querySelector: () => null });
    vi.stubEnv('NODE_ENV', 'production');
    await announce();
    expect(warn).not.toHaveBeenCalled();
  });
});
