import { LanguageMenu } from '@concierge/ui/layout/LanguageMenu';
import type { Language } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from './i18n.ts';
import { languageEntries } from './languageEntries.ts';

/** The languages of the console, with the current one. */
export function LanguageChoice({
  onChoose,
}: {
  onChoose: (language: Language) => void;
}): ReactElement {
  const { t } = useTranslation('shell');
  return (
    <LanguageMenu
      selected={currentLanguage()}
      label={t('language.label')}
      languages={languageEntries(t)}
      // The menu has no other codes.
      onSelectedChange={(code) => onChoose(code as Language)}
    />
  );
}
