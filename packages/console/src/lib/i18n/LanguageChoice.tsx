import { LanguageMenu } from '@concierge/ui/layout/LanguageMenu';
import { LANGUAGES, type Language } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

/** The languages of the console, each named in itself, with the current one. */
export function LanguageChoice({
  onChoose,
}: {
  onChoose: (language: Language) => void;
}): ReactElement {
  const { t, i18n } = useTranslation('shell');
  return (
    <LanguageMenu
      selected={i18n.language}
      label={t('language.label')}
      languages={LANGUAGES.map((code) => ({ code, label: t(`language.${code}`) }))}
      // The menu has no other codes.
      onSelectedChange={(code) => onChoose(code as Language)}
    />
  );
}
