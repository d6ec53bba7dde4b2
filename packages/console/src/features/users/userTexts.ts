import type {
  UserFormLabels,
  UserServicesModalLabels,
  UserTableLabels,
} from '@concierge/ui/concierge';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The user table's texts; the same object while the language stays. */
export function useUserTableTexts(): UserTableLabels {
  const { t } = useTranslation('users');
  return useMemo(
    () => ({
      table: t('table.label'),
      username: t('columns.username'),
      userType: t('columns.user_type'),
      userTypes: { 1: t('type.1'), 2: t('type.2') },
      actions: t('columns.actions'),
      services: (username) => t('actions.services', { username }),
      edit: (username) => t('actions.edit', { username }),
      delete: (username) => t('actions.delete', { username }),
      you: t('table.you'),
      loading: t('table.loading'),
    }),
    [t],
  );
}

export function useUserFormTexts(): UserFormLabels {
  const { t } = useTranslation(['users', 'common']);
  return useMemo(
    () => ({
      required: t('common:required'),
      username: t('form.username'),
      userType: t('form.userType'),
      userTypePlaceholder: t('form.chooseType'),
      userTypes: { 1: t('type.1'), 2: t('type.2') },
      password: t('form.password'),
      passwordConfirm: t('form.passwordConfirm'),
      currentPassword: t('form.currentPassword'),
      passwordNotMatch: t('form.passwordNotMatch'),
      changePassword: t('form.changePassword'),
      keepPassword: t('form.keepPassword'),
      showPassword: t('form.showPassword'),
      hidePassword: t('form.hidePassword'),
      createIncomplete: t('form.createIncomplete'),
      updateIncomplete: t('form.updateIncomplete'),
      close: t('common:close'),
      create: t('form.create'),
      update: t('form.update'),
    }),
    [t],
  );
}

export function useUserServicesTexts(): UserServicesModalLabels {
  const { t } = useTranslation(['users', 'common']);
  return useMemo(
    () => ({
      title: (username) => t('services.title', { username }),
      list: t('services.list'),
      loading: t('services.loading'),
      empty: t('services.empty'),
      close: t('common:close'),
    }),
    [t],
  );
}
