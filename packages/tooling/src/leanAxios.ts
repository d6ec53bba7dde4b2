import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Parts of axios that the console never runs: it sends JSON through XMLHttpRequest, writes its own
 * queries, aborts by signals, watches no progress and has no token in a cookie to send along. Axios keeps what cannot be used out of a browser's bundle in the same
 * way, by the `browser` field of its package, which puts an empty module in the place of the adapter
 * for Node.
 */
const UNUSED = [
  'adapters/fetch.js',
  'cancel/CancelToken.js',
  'core/setFormDataHeaders.js',
  'helpers/AxiosURLSearchParams.js',
  'helpers/HttpStatusCode.js',
  'helpers/cookies.js',
  'helpers/formDataToJSON.js',
  'helpers/isURLSameOrigin.js',
  'helpers/progressEventReducer.js',
  'helpers/spread.js',
  'helpers/toFormData.js',
  'helpers/toURLEncodedForm.js',
  'platform/browser/classes/Blob.js',
  'platform/browser/classes/FormData.js',
];
const EMPTY = `
  export default null;
  export const getFetch = null, progressEventReducer = null, progressEventDecorator = null, asyncDecorator = null;
`;
const AXIOS_MODULE = /^(.*\/axios\/lib)\/(.+\.js)$/;

/** Leaves the unused parts of axios out. Fails when axios no longer has one of them. */
export function leanAxios(): Plugin {
  return {
    name: 'lean-axios',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: AXIOS_MODULE },
      handler(id) {
        const [, lib = '', module = ''] = AXIOS_MODULE.exec(id) ?? [];
        const gone = UNUSED.find((name) => !existsSync(join(lib, name)));
        if (gone)
          throw new Error(`axios has no ${gone} any more: see packages/tooling/src/leanAxios.ts`);
        return UNUSED.includes(module) ? EMPTY : undefined;
      },
    },
  };
}
