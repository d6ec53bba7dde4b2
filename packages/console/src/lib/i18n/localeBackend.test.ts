import { afterEach, expect, it, vi } from 'vitest';
import { http } from '../http/http.ts';
import { waitFor } from '../../testing/waitFor.ts';
import { localeBackend } from './localeBackend.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('Y17 H3 texts that do not come are tried again, and the build of the server is asked for', async () => {
  const fetched = vi.fn<typeof fetch>().mockRejectedValue(new Error('no network'));
  vi.stubGlobal('fetch', fetched);
  http.defaults.baseURL = 'http://127.0.0.1:4759'; // no server listens there
  const callback = vi.fn<Parameters<typeof localeBackend.read>[2]>();
  localeBackend.read('en', 'users', callback);
  await waitFor(() => expect(callback).toHaveBeenCalledWith(expect.anything(), true));
  expect(fetched).toHaveBeenCalledWith('/files.json', expect.anything());
});
