import { LANGUAGES } from '@concierge/contract/constants';
import { ICON_GROUPS } from '@concierge/server/icons/iconGroups';
import { ERROR_CODES, NAMED_FIELDS } from '@concierge/contract/problem';
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@concierge/contract/namespaces';
import {
  baseKey,
  expectedKeys,
  namespacesOf,
  readLocale,
  textsOf as textsOfLocale,
  variablesOf,
} from './testing/localeFiles.ts';
import { readSourceTexts, textsOf } from './testing/sourceTexts.ts';

const sources = readSourceTexts();

/** Keys that are put together at run time: the server's error codes and what `problemText` adds. */
const ERROR_KEYS = new Set<string>([
  ...ERROR_CODES,
  ...NAMED_FIELDS.map((field) => `fields.${field}`),
  'invalid_field',
  '400',
  '403',
  'unexpected',
  'network',
  'timeout',
  'between',
  'no_project',
  'no_user',
]);

/** Read by the service worker, which is no module. */
const WORKER_KEYS = new Set([
  'shell:push.handled.taken',
  'shell:push.handled.canceled',
  'shell:push.handled.completed',
  'shell:push.handled.guest',
  'shell:push.sessionEnded.title',
  'shell:push.sessionEnded.body',
]);

function isUsed(namespace: string, key: string): boolean {
  if (WORKER_KEYS.has(`${namespace}:${key}`)) return true;
  if (namespace === 'errors' && ERROR_KEYS.has(key)) return true;
  const full = `${namespace}:${key}`;
  return sources.some(({ strings, patterns }) => {
    if (strings.has(full) || patterns.some((pattern) => pattern.test(full))) return true;
    // `common` is the default: it need not be named.
    const isNamed = namespace === 'common' || strings.has(namespace);
    return isNamed && (strings.has(key) || patterns.some((pattern) => pattern.test(key)));
  });
}

const FILES = [...NAMESPACES, 'tablet'];

describe.each(LANGUAGES)('H1 %s', (language) => {
  it('has a file for every area', () => {
    expect(namespacesOf(language).toSorted()).toEqual([...NAMESPACES].toSorted());
  });

  it.each(FILES)('%s has every text of English, in every plural form, and no other', (name) => {
    const english = readLocale('en', name);
    const wanted = [...english.keys()].flatMap((key) => expectedKeys(key, english, language));
    expect([...readLocale(language, name).keys()].toSorted()).toEqual(
      [...new Set(wanted)].toSorted(),
    );
  });

  it.each(FILES)('%s takes in the same values as English', (name) => {
    const english = readLocale('en', name);
    const file = readLocale(language, name);
    const differing = [...file].filter(([key, text]) => {
      const source = english.get(key) ?? english.get(`${baseKey(key, file)}_other`) ?? '';
      return variablesOf(text).join() !== variablesOf(source).join();
    });
    expect(differing).toEqual([]);
  });

  it('J1 has a text for every error code', () => {
    const errors = readLocale(language, 'errors');
    expect([...ERROR_KEYS].filter((key) => !errors.has(key))).toEqual([]);
  });
});

it('G2 every icon of the server and its group have a text, and no text is of another', () => {
  const settings = readLocale('en', 'settings');
  const keysBelow = (prefix: string) =>
    [...settings.keys()]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  const names = ICON_GROUPS.flatMap((group) => group.names);
  expect(keysBelow('services.form.iconNames.').toSorted()).toEqual(names.toSorted());
  const groups = ICON_GROUPS.map(({ group_name }) => group_name);
  expect(keysBelow('services.form.iconGroups.').toSorted()).toEqual(groups.toSorted());
});

it.each(NAMESPACES)('H1 every text of %s is used', (name) => {
  const english = readLocale('en', name);
  const bases = new Set([...english.keys()].map((key) => baseKey(key, english)));
  expect([...bases].filter((key) => !isUsed(name, key))).toEqual([]);
});

it('H1 no text is written in the code itself', () => {
  const bare = sources.flatMap(({ file, bareTexts }) =>
    bareTexts.map((text) => `${file}: ${text}`),
  );
  expect(bare).toEqual([]);
});

describe('the check itself', () => {
  it('sees words in JSX and in attributes people read', () => {
    const source = `<p title="Read me">Hello {'World'} <b data-x="no">{t('key')}</b> · {n}</p>`;
    expect(textsOf('a.tsx', source).bareTexts.toSorted()).toEqual(['Hello', 'Read me', 'World']);
  });

  it('sees keys, and keys put together', () => {
    const { strings, patterns } = textsOf('a.ts', "t('a.b'); t(`state.${n}`); type T = F<'ns'>;");
    expect([...strings]).toEqual(['a.b', 'ns']);
    expect(patterns[0]?.test('state.1')).toBe(true);
    expect(patterns[0]?.test('other.1')).toBe(false);
  });

  it('finds a duplicate key, and an empty text', () => {
    expect(() => textsOfLocale('x', '{"a":{"b":"1","b":"2"}}')).toThrow('x has a duplicate key');
    expect(() => textsOfLocale('x', '{"a":" "}')).toThrow('a is no text');
  });

  it('knows the plural forms of every language', () => {
    const file = new Map([
      ['n_one', ''],
      ['n_other', ''],
      ['only_one', ''],
    ]);
    expect(expectedKeys('n_one', file, 'cs')).toEqual(['n_other', 'n_one', 'n_few']);
    expect(expectedKeys('only_one', file, 'cs')).toEqual(['only_one']);
  });
});
