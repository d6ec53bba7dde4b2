import { describe, expect, it } from 'vitest';
import { languageOf, startHints } from './startHints.ts';

const BUILD = {
  screens: { '/requests/waiting': ['assets/frame.js', 'assets/requests.js'] },
  version: '0.0.30',
  widerFont: '/assets/inter-latin-ext-1a2b.woff2',
};

describe('H2 the language the server expects', () => {
  it.each([
    ['the query before all else', ['tr', 'cs'], 'en', 'tr'],
    ['then the cookie', [undefined, 'cs'], 'en', 'cs'],
    ['then what the browser likes best', [], 'de, tr;q=0.5, cs-CZ;q=0.9', 'cs'],
    ['English when nothing says otherwise', ['de'], 'fr', 'en'],
    ['English when nothing is said', [], undefined, 'en'],
  ])('is %s', (_where, chosen, acceptLanguage, language) => {
    expect(languageOf({ chosen, acceptLanguage })).toBe(language);
  });
});

describe('what a page names in its head', () => {
  it('is the session, the texts and the screen for somebody who is signed in', () => {
    const visit = {
      pathname: '/requests/waiting',
      hasSession: true,
      language: 'en',
      told: false,
    } as const;
    const hints = startHints(visit, BUILD);
    expect(hints).toContain('rel="modulepreload" crossorigin href="/assets/frame.js"');
    expect(hints).toContain('rel="modulepreload" crossorigin href="/assets/requests.js"');
    expect(hints).toContain('href="/api/auth"');
    expect(hints).toContain('href="/locales/en/requests.json?version=0.0.30"');
    expect(hints).not.toContain('messages.json');
  });

  it('is the sign-in page for somebody who has no session', () => {
    const visit = {
      pathname: '/requests/waiting',
      hasSession: false,
      language: 'cs',
      told: false,
    } as const;
    const hints = startHints(visit, BUILD);
    expect(hints).not.toContain('modulepreload');
    expect(hints).toContain('href="/locales/cs/auth.json?version=0.0.30"');
    expect(hints).toContain('href="/locales/en/auth.json?version=0.0.30"'); // falls back to it
    expect(hints).not.toContain('requests.json');
  });

  it.each([
    ['tr', true],
    ['cs', true],
    ['en', false],
  ] as const)('is the letters that %s has and English has not: %s', (language, isNamed) => {
    const visit = { pathname: '/login', hasSession: false, language, told: true };
    const font =
      '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter-latin-ext-1a2b.woff2">';
    expect(startHints(visit, BUILD).includes(font)).toBe(isNamed);
  });

  it('is nothing of its own at an address nobody knows', () => {
    const visit = {
      pathname: '/"><script>',
      hasSession: true,
      language: 'en',
      told: false,
    } as const;
    expect(startHints(visit, BUILD)).not.toContain('script');
  });
});
