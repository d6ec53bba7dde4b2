import { SignInAgainModal } from '@concierge/ui/concierge/SignInAgainModal';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { selectAuth, sessionEnded, signInRequested } from './authSlice.ts';
import { loginTexts, signInAgainTexts } from './loginTexts.ts';
import { rememberedSignIn } from './rememberedSignIn.ts';
import { useWait } from './useWait.ts';

/**
 * Opens over the page when the session ended in the middle of work. After signing in the user continues
 * where the work stopped: what was typed is still there, and the refused calls are repeated.
 */
export function SignInAgain({ open }: { open: boolean }): ReactElement {
  const { t } = useTranslation('auth');
  const dispatch = useDispatch();
  const { user, pending, problem } = useSelector(selectAuth);
  const wait = useWait(problem);
  const refusal =
    problem?.errorCode === 'cookie_refused' ? t('cookieRefused') : t('invalidCredentials');
  return (
    <SignInAgainModal
      open={open}
      onLeave={() => dispatch(sessionEnded())}
      defaultValues={{
        projectCode: open ? rememberedSignIn.projectCode() : '',
        username: user?.username ?? '',
      }}
      onSubmit={(credentials) => dispatch(signInRequested(credentials))}
      pending={pending}
      error={problem?.status === 401 ? refusal : undefined}
      wait={wait}
      labels={useTexts(['auth'], signInAgainTexts)}
      formLabels={useTexts(['auth'], loginTexts)}
    />
  );
}
