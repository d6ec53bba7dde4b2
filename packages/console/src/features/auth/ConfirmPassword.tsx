import { ConfirmPasswordModal } from '@concierge/ui/concierge/ConfirmPasswordModal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import {
  confirmationEnded,
  passwordConfirmed,
  selectConfirmation,
  selectUser,
} from './authSlice.ts';
import { confirmPasswordTexts } from './loginTexts.ts';
import { useWait } from './useWait.ts';

/** Opens over the page when a call needs the password again, and makes the call once it is given. */
export function ConfirmPassword({ open }: { open: boolean }): ReactElement {
  const { t } = useTranslation('errors');
  const dispatch = useDispatch();
  const { pending = false, problem = null } = useSelector(selectConfirmation) ?? {};
  const isWrong = problem?.errorCode === 'current_password_wrong';
  return (
    <ConfirmPasswordModal
      open={open}
      onClose={() => dispatch(confirmationEnded(false))}
      username={useSelector(selectUser)?.username ?? ''}
      onSubmit={(password) => dispatch(passwordConfirmed(password))}
      pending={pending}
      error={isWrong ? t('current_password_wrong') : undefined}
      wait={useWait(problem)}
      labels={useTexts(['auth'], confirmPasswordTexts)}
    />
  );
}
