import { type SagaGenerator, call, select, takeEvery, takeLeading } from 'typed-redux-saga';
import type { Language } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { post } from '../../lib/http/http.ts';
import { i18n, startI18n } from '../../lib/i18n/i18n.ts';
import { notifyProblem } from '../../lib/notify.ts';
import { toProblem } from '../../lib/http/problem.ts';
import { isSignIn, selectLoggedIn } from '../auth/authSlice.ts';
import { languageChosen } from './languageSlice.ts';

function* changeLanguage(language: Language): SagaGenerator<void> {
  if (!(yield* select(selectLoggedIn))) {
    yield* call(show, language);
    return;
  }
  try {
    yield* call(post, paths.changeLang(language));
    // Kept for the next visit before anyone is known.
    yield* call(show, language);
    yield* call(reloadPage);
  } catch (error) {
    yield* call(notifyProblem, toProblem(error));
  }
}

/** A signed-in user's language is the interface's language. */
function* show(language: Language): SagaGenerator<void> {
  yield* call(startI18n);
  if (i18n.language !== language) yield* call(() => i18n.changeLanguage(language));
}

const reloadPage = () => globalThis.location.reload();

export function* languageSaga(): SagaGenerator<void> {
  yield* takeEvery(isSignIn, ({ payload }) => show(payload.lang));
  yield* takeLeading(languageChosen, ({ payload }) => changeLanguage(payload));
}
