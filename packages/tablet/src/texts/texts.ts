import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@concierge/contract/constants';
import { isolated } from '@concierge/contract/isolated';
import { createInstance } from 'i18next';
import cs from './cs.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

type FileKey = keyof typeof en;
/** A text; one with plural forms is named without their endings. */
export type TextKey = FileKey extends infer Key
  ? Key extends `${infer Base}_${'one' | 'other'}`
    ? Base
    : Key
  : never;
export type Say = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

const FILES: Readonly<Record<Language, Record<string, string>>> = { en, tr, cs };

const i18n = createInstance();
// All languages are part of the build, so that one can be picked without network.
void i18n.init({
  initAsync: false,
  lng: FALLBACK_LANGUAGE,
  fallbackLng: FALLBACK_LANGUAGE,
  keySeparator: false,
  nsSeparator: false,
  resources: Object.fromEntries(
    LANGUAGES.map((language) => [language, { translation: FILES[language] }]),
  ),
  // React escapes what is not safe.
  interpolation: { escape: isolated },
});

/** The texts of a language. */
export function textsOf(language: Language): Say {
  const t = i18n.getFixedT(language);
  return (key, values) => t(key, { ...values });
}

/** The languages this browser asks for; none where it does not say. */
export function preferredLanguages(): readonly string[] {
  try {
    return navigator.languages ?? [navigator.language];
  } catch {
    return [];
  }
}

/** The language of this browser, as far as the tablet speaks it. */
export function browserLanguage(preferred: readonly string[]): Language {
  const codes = preferred.map((tag) => tag.split('-')[0]?.toLowerCase());
  return (
    codes.flatMap((code) => LANGUAGES.find((known) => known === code) ?? [])[0] ?? FALLBACK_LANGUAGE
  );
}
