import { LanguageMenu, LoginForm, LoginLayout } from '@concierge/ui';
import { APP_RELEASE_DATE, APP_VERSION, LANGUAGES } from '@concierge/contract/constants';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { runtimeConfig } from '../../lib/runtimeConfig.ts';
import { languageChosen } from '../language/languageSlice.ts';
import { selectAuth, signInRequested } from './authSlice.ts';
import { useLoginTexts } from './loginTexts.ts';

/** Sign-in with project code, username and password (A1–A3). */
export function LoginPage(): ReactElement {
  const { t, i18n } = useTranslation(['auth', 'shell']);
  const dispatch = useDispatch();
  const labels = useLoginTexts();
  const { pending, problem } = useSelector(selectAuth);
  const refused = problem?.status === 401;
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
        footer={t('footer', { version: APP_VERSION, date: APP_RELEASE_DATE })}
        languageMenu={
          <LanguageMenu
            current={i18n.language}
            label={t('shell:language.label')}
            languages={LANGUAGES.map((code) => ({ code, label: t(`shell:language.${code}`) }))}
            onSelect={(code) => {
              const language = LANGUAGES.find((known) => known === code);
              if (language) dispatch(languageChosen(language));
            }}
          />
        }
      >
        <LoginForm
          onSubmit={(credentials) => dispatch(signInRequested(credentials))}
          pending={pending}
          error={refused ? t('invalidCredentials') : undefined}
          labels={labels}
        />
      </LoginLayout>
    </>
  );
}
