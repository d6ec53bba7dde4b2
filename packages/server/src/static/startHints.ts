import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { startTexts } from '@concierge/contract/startTexts';

/** Scripts of each address beyond those of every page; the build of the console writes it. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>;

/** What the hints need of the built console. */
interface Build {
  screens: ScreenFiles;
  version: string;
  /** Address of the letters that English does without; the page itself names the others. */
  widerFont: string | undefined;
}

/** Languages with letters outside Latin-1. */
const WIDER_LATIN: readonly Language[] = ['tr', 'cs'];

/** What is known of somebody who asks for a page. */
export interface Visit {
  pathname: string;
  /** They sent a session, whether it is still good or not. */
  hasSession: boolean;
  language: Language;
  /** The page holds session and texts, so they are not asked for. */
  told: boolean;
}

interface Wishes {
  /** `lng` of the query, and the cookie of a language. Both go before what the browser says. */
  chosen: readonly (string | undefined)[];
  acceptLanguage: string | undefined;
}

const languageIn = (wish: string | undefined): Language | undefined => {
  const code = wish?.replace(/[-_].*$/, '').toLowerCase();
  return LANGUAGES.find((known) => known === code);
};

/** Whether a language was chosen where the server can see it. Else the browser may remember one. */
export const isLanguageChosen = ({ chosen }: Pick<Wishes, 'chosen'>): boolean =>
  chosen.some((wish) => languageIn(wish) !== undefined);

/** The language the console will find, as far as the server can see what it looks at (H2). */
export function languageOf({ chosen, acceptLanguage = '' }: Wishes): Language {
  const accepted = acceptLanguage
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag, quality: Number(quality?.trim().slice(2) ?? 1) };
    })
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
  for (const wish of [...chosen, ...accepted]) {
    const language = languageIn(wish);
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}

/**
 * What the page will ask for as soon as it is drawn or its scripts run, named in its head: the letters of
 * its language, the session, the texts and, for somebody who is signed in, the scripts of the screen.
 * Nothing else is waited for before a list can be asked for. Whoever has no session goes to the sign-in
 * page.
 */
export function startHints(
  { pathname, hasSession, language, told }: Visit,
  { screens, version, widerFont }: Build,
): string {
  const files = hasSession ? (screens[pathname] ?? []) : [];
  const languages = new Set([language, FALLBACK_LANGUAGE]);
  const texts = [...languages].flatMap((code) =>
    startTexts(hasSession ? pathname : '/login').map(
      (namespace) => `${paths.locale(code, namespace)}?version=${encodeURIComponent(version)}`,
    ),
  );
  const fonts = widerFont && WIDER_LATIN.includes(language) ? [widerFont] : [];
  return [
    ...fonts.map(
      (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ),
    ...files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...(told ? [] : [paths.auth(), ...texts]).map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${address}">`,
    ),
  ].join('');
}
