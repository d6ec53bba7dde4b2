import { LoginForm } from '@concierge/ui/concierge/LoginForm';
import { LoginLayout } from '@concierge/ui/concierge/LoginLayout';
import { APP_RELEASE_DATE, APP_VERSION, HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import type { LoginBody, User } from '@concierge/contract/users';
import type { UnknownAction } from 'redux';
import { type ReactElement, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '../../lib/i18n/useTexts.ts';
import { LanguageChoice } from '../../lib/i18n/LanguageChoice.tsx';
import { checkVersion } from '../../lib/lazy/newVersion.ts';
import { notifyProblem } from '../../lib/notify.ts';
import { runtimeConfig } from '../../lib/runtimeConfig.ts';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import { languageChosen } from '../language/languageSlice.ts';
import { selectAuth, signInRejected, signInRequested } from './authSlice.ts';
import { loginTexts } from './loginTexts.ts';
import { useWait } from './useWait.ts';
import { paths } from '@concierge/contract/paths';
import { timeLimit } from '@concierge/contract/timeLimit';
import { type Problem, answerProblem } from '../../lib/http/problem.ts';
import { rememberedSignIn } from './rememberedSignIn.ts';

/** As DD.MM.YYYY. */
const RELEASE_DATE = APP_RELEASE_DATE.split('-').toReversed().join('.');

export interface LoginPageProps {
  /** Resolves when the sagas run that answer the form; they may still be loading. */
  ready: () => Promise<unknown>;
  /** Above the form. */
  notice?: ReactElement;
}

/** Sign-in with project code, username and password. */
export function LoginPage({ ready, notice }: LoginPageProps): ReactElement {
  const { t } = useTranslation(['auth', 'shell', 'errors']);
  const dispatch = useDispatch();
  useDocumentTitle(`${t('title')} · ${t('shell:brand')}`);
  const labels = useTexts(['auth'], loginTexts);
  const { pending, problem, endReason } = useSelector(selectAuth);
  const wait = useWait(problem);
  const [waiting, startTransition] = useTransition();
  const [unreachable, setUnreachable] = useState(false);
  const ended = endReason ? t(`errors:${endReason}`) : undefined;
  const refusal = problem?.status === 401 ? t('invalidCredentials') : ended;
  const errorText = unreachable ? t('errors:network') : refusal;
  const send = (action: UnknownAction, withoutConsole?: () => Promise<void>) =>
    startTransition(async () => {
      try {
        await ready();
        setUnreachable(false);
        dispatch(action);
      } catch {
        const outdated = await checkVersion();
        const next = outdated === false ? withoutConsole : undefined;
        setUnreachable(!outdated && !next);
        await next?.();
      }
    });
  const signIn = (credentials: LoginBody) =>
    send(signInRequested(credentials), async () => {
      try {
        const refused = await signInAndReload(credentials);
        setUnreachable(false);
        dispatch(signInRejected(refused));
        if (refused.status !== 401) notifyProblem(refused);
      } catch {
        setUnreachable(true);
      }
    });
  const { registrationUrl } = runtimeConfig();
  return (
    <LoginLayout
      brand={t('shell:brand')}
      title={t('title')}
      welcome={{ title: t('welcome.title'), text: t('welcome.text') }}
      registration={
        registrationUrl
          ? {
              text: t('registration.text'),
              linkLabel: t('registration.link'),
              href: registrationUrl,
            }
          : undefined
      }
      footer={t('footer', { version: APP_VERSION, date: RELEASE_DATE })}
      languageMenu={<LanguageChoice onChoose={(language) => send(languageChosen(language))} />}
    >
      {notice}
      <LoginForm
        onSubmit={signIn}
        pending={pending || waiting}
        error={errorText}
        wait={wait}
        labels={labels}
      />
    </LoginLayout>
  );
}

/**
 * Signs in without the console's scripts, then loads the page again. For scripts that broke off: browsers remember
 * that until the page is loaded again, which before signing in would lose what was typed.
 *
 * @returns why the server refused. Signed in, it does not resolve: the page is about to go.
 * @throws without an answer.
 */
async function signInAndReload(credentials: LoginBody): Promise<Problem> {
  const limit = timeLimit(HTTP_TIMEOUT_MS);
  try {
    const answer = await fetch(paths.login(), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(credentials),
      signal: limit.signal,
    });
    const body: unknown = await answer.json().catch(() => null);
    const contentType = answer.headers.get('content-type');
    const problem = answerProblem(
      { status: answer.status, contentType, body },
      answer.headers.get('retry-after'),
      'username' satisfies keyof User,
    );
    if (problem) return problem;
  } finally {
    limit.end();
  }
  rememberedSignIn.signedIn(credentials.projectCode);
  window.location.reload();
  return new Promise<never>(() => undefined);
}
