import { Button, Modal, t as token } from '@concierge/ui';
import { LoginForm } from '@concierge/ui/concierge';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { selectAuth, sessionEnded, signInRequested } from './authSlice.ts';
import { useLoginTexts } from './loginTexts.ts';
import { rememberedSignIn } from './rememberedSignIn.ts';
import { useWait } from './useWait.ts';

/**
 * Opens over the page when the session ended in the middle of work. After signing in the user continues
 * where the work stopped: what was typed is still there, and the refused calls are repeated.
 */
export function SignInAgain({ open }: { open: boolean }): ReactElement {
  const { t } = useTranslation('auth');
  const dispatch = useDispatch();
  const labels = useLoginTexts();
  const { user, pending, problem } = useSelector(selectAuth);
  const wait = useWait(problem);
  const refusal =
    problem?.errorCode === 'cookie_refused' ? t('cookieRefused') : t('invalidCredentials');
  return (
    <Modal
      open={open}
      onOpenChange={() => undefined}
      dismissable={false}
      title={t('again.title')}
      size="sm"
      closeLabel={null}
    >
      <Content>
        <Explanation>{t('again.text')}</Explanation>
        <LoginForm
          defaultValues={{
            projectCode: open ? rememberedSignIn.projectCode() : '',
            username: user?.username ?? '',
          }}
          startIn="password"
          onSubmit={(credentials) => dispatch(signInRequested(credentials))}
          pending={pending}
          error={problem?.status === 401 ? refusal : undefined}
          wait={wait}
          labels={labels}
        />
        <Button variant="ghost" disabled={pending} onClick={() => dispatch(sessionEnded())}>
          {t('again.leave')}
        </Button>
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Explanation = styled.p`
  color: ${token.color.textMuted};
`;
