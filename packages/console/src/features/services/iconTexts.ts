import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface IconTexts {
  /** What an icon shows; the search finds it by this. */
  name: (name: string) => string;
  /** The heading of a group of icons. */
  group: (name: string) => string;
}

/** The texts of the icon service's icons. What no text is known of keeps the service's own name. */
export function iconTexts(t: TFunction<'settings'>, exists: (key: string) => boolean): IconTexts {
  const textOf = (key: string, own: string) =>
    // The names come from outside, so they are not among the keys that compile.
    exists(key) ? t(key as 'services.form.icon') : own;
  return {
    name: (name) => textOf(`services.form.iconNames.${name}`, name.replaceAll('-', ' ')),
    group: (name) => textOf(`services.form.iconGroups.${name}`, name),
  };
}

/** The same; one object while the language stays. */
export function useIconTexts(): IconTexts {
  const { t, i18n } = useTranslation('settings');
  return useMemo(() => iconTexts(t, (key) => i18n.exists(key, { ns: 'settings' })), [t, i18n]);
}
