import type { StayFormLabels } from '@concierge/ui/concierge/StayForm';
import type { TFunction } from 'i18next';

/** What guests mostly speak; by their own codes, named in the language of the staff. */
const GUEST_LANGUAGES = [
  'ar',
  'bg',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'it',
  'ja',
  'ko',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'tr',
  'uk',
  'vi',
  'zh',
] as const;

/** The languages of guests, by their names in the interface's language; also the one a guest has. */
export function guestLanguages(
  language: string,
  known?: string | null,
): readonly { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language], { type: 'language' });
  const { compare } = new Intl.Collator(language);
  const codes = new Set<string>([...GUEST_LANGUAGES, ...(known ? [known] : [])]);
  return Array.from(codes, (value) => ({ value, label: names.of(value) ?? value })).toSorted(
    (a, b) => compare(a.label, b.label),
  );
}

/** The texts of the form that starts a stay. */
export const stayTexts = (t: TFunction<['devices', 'common']>): StayFormLabels => ({
  text: t('newStay.body'),
  language: t('newStay.language'),
  unknownLanguage: t('newStay.unknownLanguage'),
  languageSearch: { clear: t('common:list.clear'), noMatches: t('newStay.noLanguage') },
  doNotDisturb: t('stay.doNotDisturb'),
  close: t('common:cancel'),
  submit: t('newStay.confirm'),
});

/** The same for the form that changes the stay there is. */
export const editStayTexts = (t: TFunction<['devices', 'common']>): StayFormLabels => ({
  ...stayTexts(t),
  text: t('editStay.body'),
  submit: t('editStay.confirm'),
});
