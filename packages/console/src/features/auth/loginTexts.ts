import type { LoginFormProps } from '@concierge/ui/concierge';
import { useTranslation } from 'react-i18next';

/** The texts of the sign-in form, on the page and in the modal. */
export function useLoginTexts(): LoginFormProps['labels'] {
  const { t } = useTranslation('auth');
  return {
    projectCode: t('projectCode'),
    username: t('username'),
    password: t('password'),
    submit: t('submit'),
    show: t('showPassword'),
    hide: t('hidePassword'),
  };
}
