import { LoginForm, LoginLayout } from '@concierge/ui/concierge';
import { APP_RELEASE_DATE, APP_VERSION } from '@concierge/contract/constants';
import type { UnknownAction } from '@reduxjs/toolkit';
import { type ReactElement, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { LanguageChoice } from '../../lib/i18n/LanguageChoice.tsx';
import { runtimeConfig } from '../../lib/runtimeConfig.ts';
import { languageChosen } from '../language/languageSlice.ts';
import { selectAuth, signInRequested } from './authSlice.ts';
import { useLoginTexts } from './loginTexts.ts';
import { useWait } from './useWait.ts';

/** As DD.MM.YYYY. */
const RELEASE_DATE = APP_RELEASE_DATE.split('-').toReversed().join('.');

export interface LoginPageProps {
  /** Resolves when the sagas run that answer the form; they may still be loading. */
  ready: () => Promise<unknown>;
}

/** Sign-in with project code, username and password (A1–A3). */
export function LoginPage({ ready }: LoginPageProps): ReactElement {
  const { t } = useTranslation(['auth', 'shell', 'errors']);
  const dispatch = useDispatch();
  const labels = useLoginTexts();
  const { pending, problem } = useSelector(selectAuth);
  const wait = useWait(problem);
  const [waiting, startTransition] = useTransition();
  const [unreachable, setUnreachable] = useState(false);
  const refusal = problem?.status === 401 ? t('invalidCredentials') : undefined;
  const errorText = unreachable ? t('errors:network') : refusal;
  const send = (action: UnknownAction) =>
    startTransition(async () => {
      try {
        await ready();
        setUnreachable(false);
        dispatch(action);
      } catch {
        setUnreachable(true);
      }
    });
  return (
    <>
      <title>{`${t('title')} · ${t('shell:brand')}`}</title>
      <LoginLayout
        brand={t('shell:brand')}
        title={t('title')}
        welcome={{ title: t('welcome.title'), text: t('welcome.text') }}
        registration={{
          text: t('registration.text'),
          linkLabel: t('registration.link'),
          href: runtimeConfig().registrationUrl,
        }}
        footer={t('footer', { version: APP_VERSION, date: RELEASE_DATE })}
        languageMenu={<LanguageChoice onChoose={(language) => send(languageChosen(language))} />}
      >
        <LoginForm
          onSubmit={(credentials) => send(signInRequested(credentials))}
          pending={pending || waiting}
          error={errorText}
          wait={wait}
          labels={labels}
        />
      </LoginLayout>
    </>
  );
}
