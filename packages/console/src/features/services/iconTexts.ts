import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface IconTexts {
  /** What an icon shows; the search finds it by this. */
  name: (name: string) => string;
  /** The heading of a group of icons. */
  group: (name: string) => string;
}

/** The texts of the icon service's icons. What no text is known of keeps the service's own name. */
export function useIconTexts(): IconTexts {
  const { t, i18n } = useTranslation('settings');
  return useMemo(() => {
    const textOf = (key: string, own: string) =>
      // The names come from outside, so they are not among the keys that compile.
      i18n.exists(key, { ns: 'settings' }) ? t(key as 'services.form.icon') : own;
    return {
      name: (name) => textOf(`services.form.iconNames.${name}`, name.replaceAll('-', ' ')),
      group: (name) => textOf(`services.form.iconGroups.${name}`, name),
    };
  }, [t, i18n]);
}
