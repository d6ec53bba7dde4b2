import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { NAMESPACES } from '@concierge/contract/namespaces';
import { describe, expect, it } from 'vitest';
import { readLocale } from './testing/localeFiles.ts';

/** All texts of a language by `namespace:key`. */
const TEXTS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new Map(
      NAMESPACES.flatMap((name) =>
        [...readLocale(language, name)].map(([key, text]) => [`${name}:${key}`, text] as const),
      ),
    ),
  ]),
) as Record<Language, Map<string, string>>;

const keysOf = (language: Language, wanted: (text: string) => boolean) =>
  [...TEXTS[language]].filter(([, text]) => wanted(text)).map(([key]) => key);

/** What each thing is called, wherever it is named. English has the specification's words. */
const WORDS: [thing: string, keys: RegExp, words: Record<Language, RegExp>][] = [
  [
    'a completed request',
    /^requests:(state\.4|lists\.done|columns\.completed_|reply\.(actions|confirmTitles|confirm|history\.by)\.4)/,
    { en: /complete/i, tr: /tamamla/i, cs: /vyří[dz]/i },
  ],
  [
    'a published message',
    /^(messages:(state\.2|actions\.publish|publish\.(title|confirm|body)|form\.published|error\.publish|details\.publishedDate)|errors:message_published|audit:actions\.message\.published)/,
    { en: /publish/i, tr: /gönder/i, cs: /ode[sš]l/i },
  ],
  [
    'the heading of a message',
    /^(messages:(columns\.title|form\.title(Required)?)|audit:fields\.title)$/,
    { en: /title/i, tr: /başlı/i, cs: /nadpis/i },
  ],
  [
    'the author of a message',
    /^messages:(columns\.username|filters\.user)$/,
    { en: /^Operator$/, tr: /^Yazan$/, cs: /^Autor$/ },
  ],
  [
    'the receivers of a message',
    /^messages:form\.(usersTab|receivers)$/,
    { en: /^(Users|Recipients)$/, tr: /alıcılar/i, cs: /příjemci/i },
  ],
  [
    'the status of a request or a message',
    /^(requests:(columns\.status|reply\.(changeState|current))|messages:(columns|filters)\.state)$/,
    { en: /status/i, tr: /durum/i, cs: /stav/i },
  ],
  [
    'the date of a service',
    /^requests:(columns\.service_date|table\.serviceDateHint|reply\.serviceDate)$/,
    { en: /service date/i, tr: /hizmet tarihi/i, cs: /termín/i },
  ],
  [
    'a notification',
    /^(shell:(toasts\.label|toasts\.close|push\.accept|live\.more)|errors:endpoint_taken)/,
    { en: /notification|dismiss/i, tr: /bildirim/i, cs: /oznámení/i },
  ],
  [
    'the order of a list',
    /^common:list\.(order|orderBy|direction\.label)$/,
    { en: /order|direction/i, tr: /sıralama/i, cs: /řazení/i },
  ],
  [
    'the filters of a list',
    /^(common:list\.filter|(requests|messages|audit):filters\.(label|clear)$|messages:picker\.(filter|clearFilter)$)/,
    { en: /filter/i, tr: /filtre/i, cs: /filt[rř]/i },
  ],
  [
    'what is gone',
    /(^|[.:])missing$|^errors:(not_found|unknown_)/,
    { en: /no longer exists/, tr: /artık yok/, cs: /už neexistuje/ },
  ],
];

describe.each(WORDS)('%s', (_thing, keys, words) => {
  it.each(LANGUAGES)('H1 is called by one word in %s', (language) => {
    const named = [...TEXTS[language]].filter(([key]) => keys.test(key));
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(([, text]) => !words[language].test(text))).toEqual([]);
  });
});

/** All keys but those of the errors that are about a call of the program. */
const NO_CALL = /^(?!errors:(400|too_many_requests)$)/;

/** Words that say the thing wrongly, and what is said instead; `except` names where the word is right. */
const RULED_OUT: [language: Language, word: RegExp, instead: string, except?: RegExp][] = [
  ['en', /\bstates?\b/i, 'status'],
  ['en', /\bcho(ose|sen)\b/i, 'select'],
  ['en', /any ?more\b|does not exist/i, 'no longer exists'],
  ['en', /\b(some|every)body\b/i, 'someone, anyone'],
  ['en', /\bmay not\b/i, 'not allowed to, cannot'],
  ['en', /successfully/i, 'the deed alone', /^requests:updateSuccess$/],
  ['en', /colour/i, 'color'],
  ['en', /\bwrite (a|the)\b/i, 'enter'],
  ['en', /\bevents?\b/i, 'notification'],
  ['en', /\bconsole\b/i, 'Concierge'],
  ['en', /\blog ?(out|in)\b/i, 'sign out', /^shell:user\.logout$/],
  ['en', /throw away|what you typed/i, 'discard, unsaved changes'],
  ['en', /\bgo(es)? on\b|fold/i, 'continue, collapse'],
  ['en', /request/i, 'no word of the guests for a call of the program', NO_CALL],
  ['tr', /yayın/i, 'gönder', /^auth:footer$/],
  ['tr', /başarıyla/i, 'the deed alone'],
  ['tr', /konsol/i, 'Concierge'],
  ['tr', /\bolay/i, 'bildirim'],
  ['tr', /(?<!p)geçerli/i, 'mevcut, şu anki'],
  ['tr', /\bistek/i, 'talep', /^errors:too_many_requests$/],
  ['tr', /operatör/i, 'yazan', /^(users:type\.2|audit:userType\.operator)$/],
  ['tr', /herkes/i, 'tümü'],
  ['tr', /itibarıyla/i, 'a plain word'],
  ['tr', /görüntüle/i, 'gör'],
  ['tr', /\bsüz/i, 'filtrele'],
  ['tr', /\bdetay/i, 'ayrıntı'],
  ['cs', /požadav/i, 'no word of the guests for a call of the program', NO_CALL],
  ['cs', /publik|zveřejn/i, 'odeslat'],
  ['cs', /dokonč/i, 'vyřídit'],
  ['cs', /datum služby/i, 'termín'],
  ['cs', /detail/i, 'podrobnosti'],
  ['cs', /upozornění/i, 'oznámení'],
  ['cs', /konzol/i, 'Concierge'],
  ['cs', /událost/i, 'oznámení'],
  ['cs', /úspěšně/i, 'the deed alone'],
  ['cs', /aktualiz/i, 'uložit, změnit'],
  ['cs', /(zúžit|rozšířit) nabídku/i, 'sbalit, rozbalit'],
  ['cs', /\btřídit|setříd/i, 'řadit'],
  ['cs', /\bpodlaží/i, 'patro'],
  ['cs', /operátor/i, 'autor', /^(users:type\.2|audit:userType\.operator)$/],
  ['cs', /rychlejší/i, 'změnil'],
  ['cs', /zruš(it|te) filtr/i, 'vymazat'],
  ['cs', /neodpovídá$/i, 'nenalezeno'],
];

it.each(RULED_OUT)('H1 %s has no %s but: %s', (language, word, _instead, except) => {
  const found = keysOf(language, (text) => word.test(text.replace(/\{\{.*?\}\}/g, '')));
  expect(found.filter((key) => !except?.test(key))).toEqual([]);
  // An exception that nothing needs any more goes.
  expect(found.length > 0).toBe(except !== undefined);
});

describe('typography', () => {
  it.each(LANGUAGES)(
    'H1 %s has typographic apostrophes, quotation marks and ellipses',
    (language) => {
      const found = keysOf(language, (text) => /['"]|\.\.\./.test(text));
      // The specification's own text.
      expect(found).toEqual(language === 'en' ? ['shell:sidebar.filter'] : []);
    },
  );

  it('H1 no Czech line ends in a word of one letter, or between a number and its noun', () => {
    expect(keysOf('cs', (text) => /(?<![\p{L}}])[ksvzouai] /iu.test(text))).toEqual([]);
    expect(keysOf('cs', (text) => /\{\{count[^}]*\}\} \p{L}/u.test(text))).toEqual([]);
  });

  it('H1 U14 every language is named in itself', () => {
    for (const language of LANGUAGES) {
      const name = (code: Language) => TEXTS[language].get(`shell:language.${code}`);
      expect(LANGUAGES.map(name)).toEqual(['English', 'Türkçe', 'Čeština']);
    }
  });

  it('H1 counts are written as the language writes numbers', () => {
    const raw = LANGUAGES.flatMap((language) =>
      keysOf(language, (text) => /\{\{\s*(count|total|from|to|viewed)\s*\}\}/.test(text)),
    );
    expect(raw.filter((key) => !key.startsWith('audit:'))).toEqual([]);
  });
});
