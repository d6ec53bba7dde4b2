/** The words of the product. A test holds every text to them, and Storybook's content guide shows them. */
import type { Language } from '@concierge/contract/constants';

/** What each thing is called, wherever it is named. English has the specification's words. */
export const WORDS: [
  thing: string,
  keys: RegExp,
  words: Record<Language, RegExp>,
  /** The text that is nothing but the word. */
  word: string,
][] = [
  [
    'a completed request',
    /^requests:(state\.4|lists\.done|columns\.completed_|reply\.(actions|confirmTitles|confirm|history\.by)\.4)/,
    { en: /complete/i, tr: /tamamla/i, cs: /vyří[dz]/i },
    'requests:state.4',
  ],
  [
    'a published message',
    /^(messages:(state\.2|actions\.publish|publish\.(title|confirm|body)|form\.published|error\.publish|details\.publishedDate)|errors:message_published|audit:actions\.message\.published)/,
    { en: /publish/i, tr: /gönder/i, cs: /ode[sš]l/i },
    'messages:state.2',
  ],
  [
    'the heading of a message',
    /^(messages:(columns\.title|form\.title(Required)?)|audit:fields\.title)$/,
    { en: /title/i, tr: /başlı/i, cs: /nadpis/i },
    'messages:columns.title',
  ],
  [
    'the author of a message',
    /^messages:(columns\.username|filters\.user)$/,
    { en: /^Operator$/, tr: /^Yazan$/, cs: /^Autor$/ },
    'messages:columns.username',
  ],
  [
    'the receivers of a message',
    /^messages:form\.(usersTab|receivers)$/,
    { en: /^(Users|Recipients)$/, tr: /alıcılar/i, cs: /příjemci/i },
    'messages:form.receivers',
  ],
  [
    'the status of a request or a message',
    /^(requests:(columns\.status|reply\.(changeState|current))|messages:(columns|filters)\.state)$/,
    { en: /status/i, tr: /durum/i, cs: /stav/i },
    'requests:columns.status',
  ],
  [
    'the date of a service',
    /^requests:(columns\.service_date|table\.serviceDateHint|reply\.serviceDate)$/,
    { en: /service date/i, tr: /hizmet tarihi/i, cs: /termín/i },
    'requests:columns.service_date',
  ],
  [
    'a notification',
    /^(shell:(toasts\.label|toasts\.close|push\.accept|live\.more)|errors:endpoint_taken)/,
    { en: /notification|dismiss/i, tr: /bildirim/i, cs: /oznámení/i },
    'shell:toasts.label',
  ],
  [
    'the order of a list',
    /^common:list\.(order|orderBy|direction\.label)$/,
    { en: /order|direction/i, tr: /sıralama/i, cs: /řazení/i },
    'common:list.orderBy',
  ],
  [
    'the filters of a list',
    /^(common:list\.filter|(requests|messages|audit):filters\.(label|clear)$|messages:picker\.(filter|clearFilter)$)/,
    { en: /filter/i, tr: /filtre/i, cs: /filt[rř]/i },
    'common:list.filter',
  ],
  [
    'what is gone',
    /(^|[.:])missing$|^errors:(not_found|unknown_)/,
    { en: /no longer exists/, tr: /artık yok/, cs: /už neexistuje/ },
    'errors:not_found',
  ],
];

/** All keys but those of the errors that are about a call of the program. */
const NO_CALL = /^(?!errors:(400|too_many_requests)$)/;

/** Words that say the thing wrongly, and what is said instead; `except` names where the word is right. */
export const RULED_OUT: [
  language: Language,
  word: string,
  pattern: RegExp,
  instead: string,
  except?: RegExp,
][] = [
  ['en', 'state', /\bstates?\b/i, 'status'],
  ['en', 'choose, chosen', /\bcho(ose|sen)\b/i, 'select'],
  ['en', 'anymore, does not exist', /any ?more\b|does not exist/i, 'no longer exists'],
  ['en', 'somebody, everybody', /\b(some|every)body\b/i, 'someone, anyone'],
  ['en', 'may not', /\bmay not\b/i, 'not allowed to, cannot'],
  ['en', 'successfully', /successfully/i, 'the deed alone', /^requests:updateSuccess$/],
  ['en', 'colour', /colour/i, 'color'],
  ['en', 'write a, write the', /\bwrite (a|the)\b/i, 'enter'],
  ['en', 'event', /\bevents?\b/i, 'notification'],
  ['en', 'console', /\bconsole\b/i, 'Concierge'],
  ['en', 'log in, log out', /\blog ?(out|in)\b/i, 'sign out', /^shell:user\.logout$/],
  ['en', 'throw away, what you typed', /throw away|what you typed/i, 'discard, unsaved changes'],
  ['en', 'go on, fold', /\bgo(es)? on\b|fold/i, 'continue, collapse'],
  ['en', 'request', /request/i, 'no word of the guests for a call of the program', NO_CALL],
  ['tr', 'yayınla', /yayın/i, 'gönder', /^auth:footer$/],
  ['tr', 'başarıyla', /başarıyla/i, 'the deed alone'],
  ['tr', 'konsol', /konsol/i, 'Concierge'],
  ['tr', 'olay', /\bolay/i, 'bildirim'],
  ['tr', 'geçerli', /(?<!p)geçerli/i, 'mevcut, şu anki'],
  ['tr', 'istek', /\bistek/i, 'talep', /^errors:too_many_requests$/],
  ['tr', 'operatör', /operatör/i, 'yazan', /^(users:type\.2|audit:userType\.operator)$/],
  ['tr', 'herkes', /herkes/i, 'tümü'],
  ['tr', 'itibarıyla', /itibarıyla/i, 'a plain word'],
  ['tr', 'görüntüle', /görüntüle/i, 'gör'],
  ['tr', 'süz', /\bsüz/i, 'filtrele'],
  ['tr', 'detay', /\bdetay/i, 'ayrıntı'],
  ['cs', 'požadavek', /požadav/i, 'no word of the guests for a call of the program', NO_CALL],
  ['cs', 'publikovat, zveřejnit', /publik|zveřejn/i, 'odeslat'],
  ['cs', 'dokončit', /dokonč/i, 'vyřídit'],
  ['cs', 'datum služby', /datum služby/i, 'termín'],
  ['cs', 'detail', /detail/i, 'podrobnosti'],
  ['cs', 'upozornění', /upozornění/i, 'oznámení'],
  ['cs', 'konzole', /konzol/i, 'Concierge'],
  ['cs', 'událost', /událost/i, 'oznámení'],
  ['cs', 'úspěšně', /úspěšně/i, 'the deed alone'],
  ['cs', 'aktualizovat', /aktualiz/i, 'uložit, změnit'],
  ['cs', 'zúžit nabídku, rozšířit nabídku', /(zúžit|rozšířit) nabídku/i, 'sbalit, rozbalit'],
  ['cs', 'třídit, setřídit', /\btřídit|setříd/i, 'řadit'],
  ['cs', 'podlaží', /\bpodlaží/i, 'patro'],
  ['cs', 'operátor', /operátor/i, 'autor', /^(users:type\.2|audit:userType\.operator)$/],
  ['cs', 'rychlejší', /rychlejší/i, 'změnil'],
  ['cs', 'zrušit filtr', /zruš(it|te) filtr/i, 'vymazat'],
  ['cs', 'neodpovídá', /neodpovídá$/i, 'nenalezeno'],
];
