import type { UserFormLabels } from '@concierge/ui/concierge/UserForm';
import type { UserServicesModalLabels } from '@concierge/ui/concierge/UserServicesModal';
import type { UserTableLabels } from '@concierge/ui/concierge/UserTable';
import type { TFunction } from 'i18next';

/** The user table's texts. */
export const userTableTexts = (t: TFunction<['users']>): UserTableLabels => ({
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
});

/** The texts of the component. */
export const userFormTexts = (t: TFunction<['users', 'common']>): UserFormLabels => ({
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
});

/** The texts of the component. */
export const userServicesTexts = (t: TFunction<['users', 'common']>): UserServicesModalLabels => ({
  title: (username) => t('services.title', { username }),
  about: t('services.about'),
  list: t('services.list'),
  loading: t('services.loading'),
  empty: t('services.empty'),
  close: t('common:close'),
});
