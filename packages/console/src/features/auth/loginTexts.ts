import type { LoginFormProps } from '@concierge/ui/concierge/LoginForm';
import type { ConfirmPasswordLabels } from '@concierge/ui/concierge/ConfirmPasswordModal';
import type { SignInAgainLabels } from '@concierge/ui/concierge/SignInAgainModal';
import type { TFunction } from 'i18next';

/** The texts of the sign-in form, on the page and in the modal. */
export const loginTexts = (t: TFunction<['auth']>): LoginFormProps['labels'] => ({
  projectCode: t('projectCode'),
  username: t('username'),
  password: t('password'),
  submit: t('submit'),
  show: t('showPassword'),
  hide: t('hidePassword'),
});

/** The texts of the modal that asks to sign in again. */
export const signInAgainTexts = (t: TFunction<['auth']>): SignInAgainLabels => ({
  title: t('again.title'),
  text: t('again.text'),
  leave: t('again.leave'),
});

/** The texts of the modal that asks for the password before something grave. */
export const confirmPasswordTexts = (t: TFunction<['auth']>): ConfirmPasswordLabels => ({
  title: t('confirm.title'),
  text: t('confirm.text'),
  password: t('password'),
  required: t('confirm.required'),
  submit: t('confirm.submit'),
  cancel: t('confirm.cancel'),
  show: t('showPassword'),
  hide: t('hidePassword'),
});
