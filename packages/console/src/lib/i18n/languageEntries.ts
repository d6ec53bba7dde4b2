import { Flag, type FlagCountry } from '@concierge/ui/Flag';
import type { LanguageMenuProps } from '@concierge/ui/layout/LanguageMenu';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type { TFunction } from 'i18next';
import { createElement } from 'react';

const COUNTRIES: Readonly<Record<Language, FlagCountry>> = { en: 'gb', tr: 'tr', cs: 'cz' };

/** The languages of the console, each named in itself, with a flag. */
export const languageEntries = (t: TFunction<'shell'>): LanguageMenuProps['languages'] =>
  LANGUAGES.map((code) => ({
    code,
    label: t(`language.${code}`),
    flag: createElement(Flag, { country: COUNTRIES[code] }),
  }));
