import type { BackendModule, ReadCallback } from 'i18next';
import { staffPaths as paths } from '@concierge/contract/staffPaths';
import { toProblem } from '../http/problem.ts';
import { checkVersion } from '../lazy/newVersion.ts';
import { runtimeConfig } from '../runtimeConfig.ts';

/**
 * Loads `/locales/{lng}/{ns}.json?version=…`. A failure asks i18next to try again, which it does up
 * to five times from 350 ms, doubling (H3).
 */
export const localeBackend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, callback) {
    void read(language, namespace, callback);
  },
};

async function read(language: string, namespace: string, callback: ReadCallback): Promise<void> {
  let texts: Record<string, string>;
  try {
    // The first texts come with the page: the sign-in form does without axios.
    const { get } = await import('../http/http.ts');
    texts = await get(paths.locale(language, namespace), {
      params: { version: runtimeConfig().version },
      ownsUnauthorized: true,
    });
  } catch (error) {
    void checkVersion();
    const { kind, status } = toProblem(error);
    callback(status === null ? kind : `HTTP ${status}`, true);
    return;
  }
  callback(null, texts);
}
