import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * The heading of a group of icons. A group of the icon service that no text is known of keeps its name.
 */
export function useIconGroupText(): (name: string) => string {
  const { t, i18n } = useTranslation('settings');
  return useCallback(
    (name) => {
      const key = `services.form.iconGroups.${name}`;
      // The names come from outside, so they are not among the keys that compile.
      return i18n.exists(key, { ns: 'settings' }) ? t(key as 'services.form.icon') : name;
    },
    [t, i18n],
  );
}
