import { paths } from '@concierge/contract/paths';
import { HTTP_TIMEOUT_MS } from '@concierge/contract/constants';
import { timeLimit } from '@concierge/contract/timeLimit';
import type { LoginBody, User } from '@concierge/contract/users';
import { type Problem, answerProblem } from '../../lib/http/problem.ts';
import { rememberedSignIn } from './rememberedSignIn.ts';

/**
 * Signs in without the console's scripts, then loads the page again. For scripts that broke off: browsers remember
 * that until the page is loaded again, which before signing in would lose what was typed.
 *
 * @returns why the server refused. Signed in, it does not resolve: the page is about to go.
 * @throws without an answer.
 */
export async function signInAndReload(credentials: LoginBody): Promise<Problem> {
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
