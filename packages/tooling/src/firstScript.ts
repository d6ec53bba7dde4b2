import { readFileSync } from 'node:fs';
import type { Language } from '@concierge/contract/constants';
import type { Plugin } from 'vite';
import { checkBrowser } from './checkBrowser.js';

/** What both pages call. Each is as old as its browsers may be; what `main` of a page loads needs no list. */
const NEEDED = [
  'Promise.allSettled',
  'fetch',
  'WebSocket',
  'AbortController',
  'URLSearchParams',
  'queueMicrotask',
  'matchMedia',
  'Intl.PluralRules',
  'Object.fromEntries',
  'Object.hasOwn',
  'String.prototype.replaceAll',
  'Array.prototype.flatMap',
  'Array.prototype.toSorted',
];

/** What it says: that the browser is too old, or that the page could not start. */
export interface FirstTexts {
  old: string;
  oldText: string;
  failed: string;
  failedText: string;
  again: string;
}

const TEXTS: Readonly<Record<Language, FirstTexts>> = {
  en: {
    old: 'This browser is too old',
    oldText: 'Update it, or open this page in another browser.',
    failed: 'This page could not start',
    failedText: 'Check the connection. If it stays so, update this browser or use another one.',
    again: 'Load it again',
  },
  tr: {
    old: 'Bu tarayıcı çok eski',
    oldText: 'Tarayıcıyı güncelleyin ya da bu sayfayı başka bir tarayıcıda açın.',
    failed: 'Bu sayfa başlatılamadı',
    failedText:
      'Bağlantıyı denetleyin. Sorun sürerse bu tarayıcıyı güncelleyin ya da başka bir tarayıcı kullanın.',
    again: 'Yeniden yükle',
  },
  cs: {
    old: 'Tento prohlížeč je příliš starý',
    oldText: 'Aktualizujte ho, nebo otevřete tuto stránku v jiném prohlížeči.',
    failed: 'Tuto stránku se nepodařilo spustit',
    failedText:
      'Zkontrolujte připojení. Pokud to nepomůže, aktualizujte prohlížeč nebo použijte jiný.',
    again: 'Načíst znovu',
  },
};

interface FirstScript {
  /** Address the build is served at. */
  base?: string;
  /** Further functions the page calls, e.g. `Promise.withResolvers`. */
  needed?: readonly string[];
  /** A classic script of the page that runs with it. */
  script?: string;
}

/**
 * A small classic script before all modules of a page. It says that a browser is too old, or that the page could not
 * start; a browser that is too old has `data-too-old` at its root element. It is a file of the build, so that a
 * service worker keeps it.
 */
export function firstScript({ base = '/', needed = [], script }: FirstScript = {}): Plugin {
  const source = [
    `(${checkBrowser})(${JSON.stringify([...NEEDED, ...needed])}, ${JSON.stringify(TEXTS)});`,
    ...(script ? [readFileSync(script, 'utf8')] : []),
  ].join('\n');
  let file: string | undefined;
  return {
    name: 'first-script',
    buildStart() {
      if (this.environment.mode !== 'build') return;
      file = this.emitFile({ type: 'asset', name: 'first.js', source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        if (file === undefined || !bundle) {
          return [{ tag: 'script', children: source, injectTo: 'head-prepend' }];
        }
        const emitted = Object.values(bundle).find(
          (one) => one.type === 'asset' && one.names.includes('first.js'),
        );
        if (!emitted) throw new Error('The first script is not in the build');
        return [
          { tag: 'script', attrs: { src: base + emitted.fileName }, injectTo: 'head-prepend' },
        ];
      },
    },
  };
}
