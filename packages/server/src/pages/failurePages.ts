import { FALLBACK_LANGUAGE } from '@concierge/contract/constants';
import type { ErrorCode } from '@concierge/contract/problem';
import type { FailurePages } from '../lib/errors.ts';
import { INDEX, filesBelow } from './files.ts';
import { languagesIn, readTexts } from './texts.ts';

/** Addresses that answer data; one that does not exist is never answered with a page. */
export const DATA_PREFIX = /^\/(api|locales|icons|iconify|assets|metrics)(\/|$)/;
/** Where nothing can be found, or the address cannot be read. */
const NO_ADDRESS: ReadonlySet<ErrorCode> = new Set(['not_found', 'invalid_input']);

interface Words {
  shell?: { notFound?: Record<'title' | 'body' | 'home', string>; missing?: { title: string } };
  errors?: Partial<Record<ErrorCode, string>>;
}

const escaped = (text = '') => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:34rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.5rem}`;

/**
 * Pages for people who have opened an address that cannot be read, or leads nowhere, in their language and with a way
 * on. They say what the console says of an unknown address, but need no script of it: what is wrong with one call may be
 * wrong with the next. Without a build of the console there are none.
 * @param root Folder of the built console.
 */
export function failurePages(root: string): FailurePages {
  const isBuilt = filesBelow(root).has(INDEX);
  const textsOf = readTexts(root);
  return ({ url, headers }, errorCode) => {
    if (!isBuilt || DATA_PREFIX.test(url) || !/text\/html/i.test(headers.accept ?? '')) return null;
    const [language = FALLBACK_LANGUAGE] = languagesIn(headers['accept-language']);
    const { shell, errors }: Words = textsOf(language, ['shell', 'errors'])[language] ?? {};
    const isLost = NO_ADDRESS.has(errorCode);
    const title = escaped(isLost ? shell?.notFound?.title : shell?.missing?.title);
    const text = escaped(isLost ? shell?.notFound?.body : errors?.[errorCode]);
    const home = url.startsWith('/tablet')
      ? '<a href="/tablet">Tablet</a>'
      : `<a href="/">${escaped(shell?.notFound?.home)}</a>`;
    return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${home}</p></main></body></html>
`;
  };
}
