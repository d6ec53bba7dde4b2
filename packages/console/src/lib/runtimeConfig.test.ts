import { DEFAULT_RUNTIME_CONFIG } from '@concierge/contract/runtimeConfig';
import { expect, it, vi } from 'vitest';
import { readRuntimeConfig } from './runtimeConfig.ts';

it('A1 the registration page is what the server says', () => {
  const text = JSON.stringify({ registrationUrl: 'https://join.example', other: 1, version: 2 });
  expect(readRuntimeConfig(text)).toEqual({
    ...DEFAULT_RUNTIME_CONFIG,
    registrationUrl: 'https://join.example',
  });
});

it('a server that says nothing, or nonsense, leaves the defaults', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const text of [null, '', '  ', '7', '{']) {
    expect(readRuntimeConfig(text)).toEqual(DEFAULT_RUNTIME_CONFIG);
  }
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});
