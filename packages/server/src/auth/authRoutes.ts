import { Type } from 'typebox';
import { LANGUAGES } from '@concierge/contract/constants';
import { paths } from '@concierge/contract/paths';
import { enumOf, refTo } from '@concierge/contract/refs';
import { LoginBody, User } from '@concierge/contract/users';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { type Api, callsOf } from '../lib/api.ts';
import { Problem } from '../lib/problem.ts';
import { EmptyBody, NoContent, problems } from '../lib/schemas.ts';
import { usernameKey } from '../lib/usernameKey.ts';
import { appendFailedSignIn } from '../audit/auditTrail.ts';
import { currentUser } from './access.ts';
import { findAccount, setLanguage, withProject } from './accountQueries.ts';
import { cookieOf } from './cookieNames.ts';
import { BROWSER_COOKIE, knownBrowser, rememberBrowser } from './knownBrowsers.ts';
import { verifyPassword } from './passwords.ts';
import {
  SESSION_COOKIE,
  clearSessionCookie,
  endOldestSessions,
  sendSessionCookie,
  signIn,
  signOut,
} from './sessions.ts';
import { attemptOf, clearAttempt, registerAttempt } from './signInThrottle.ts';

const { publicCall, staffCall } = callsOf('Access');
/** Browsers a user may be signed in with; one more ends the session used longest ago. */
const SESSIONS_PER_USER = 100;

export function authRoutes(app: Api, { db, now, sessionsEnded, passwordCost }: AppContext): void {
  app.post(
    paths.login(),
    publicCall({
      operationId: 'signIn',
      summary: 'Sign in and start a session',
      body: LoginBody,
      response: { 200: refTo(User), ...problems(401, 429) },
    }),
    async (request, reply) => {
      const { projectCode, username, password } = request.body;
      const key = usernameKey(username);
      const attempt = attemptOf(projectCode, key, request.addressed.client);
      attempt.browser = await knownBrowser(db, cookieOf(request, BROWSER_COOKIE), attempt);
      const registered = await registerAttempt(db, attempt, now());
      if (registered.waitMs > 0) {
        const retryAfterSeconds = registered.waitMs / 1000;
        throw new Problem(429, 'too_many_attempts', { retryAfterSeconds });
      }
      const account = await findAccount(db, projectCode, key);
      const right = await verifyPassword(password, account?.password_hash ?? null, passwordCost);
      if (!account || !right) {
        await appendFailedSignIn(db, {
          projectCode,
          account,
          address: request.addressed.client,
          at: now(),
        });
        throw new Problem(401, 'invalid_credentials');
      }

      await clearAttempt(db, attempt, registered);
      const former = cookieOf(request, SESSION_COOKIE);
      const origin = {
        address: request.addressed.client,
        userAgent: request.headers['user-agent'],
      };
      const { token, ended } = await inTransaction(db, async (trx) => {
        if (former) await signOut(trx, former, origin.address, now());
        const ended = await endOldestSessions(trx, account, SESSIONS_PER_USER - 1, origin, now());
        return { token: await signIn(trx, account, origin, now()), ended };
      });
      if (former || ended) sessionsEnded();
      sendSessionCookie(reply, token);
      if (attempt.browser === null) await rememberBrowser(db, reply, attempt);
      const { password_hash: _hash, ...user } = account;
      return withProject(db, user);
    },
  );

  app.get(
    paths.logout(),
    publicCall(
      {
        operationId: 'signOut',
        summary: 'End the session',
        response: { 204: NoContent },
      },
      { writes: true },
    ),
    async (request, reply) => {
      const token = cookieOf(request, SESSION_COOKIE);
      if (token) {
        await inTransaction(db, (trx) => signOut(trx, token, request.addressed.client, now()));
        sessionsEnded();
      }
      clearSessionCookie(reply);
    },
  );

  app.get(
    paths.auth(),
    staffCall({
      operationId: 'getSignedInUser',
      summary: 'The signed-in user',
      response: { 200: refTo(User) },
    }),
    async (request) => withProject(db, currentUser(request)),
  );

  app.post(
    paths.changeLang(':lang'),
    staffCall({
      operationId: 'setLanguage',
      summary: 'Set the interface language of the signed-in user',
      params: Type.Object({ lang: enumOf(LANGUAGES) }),
      body: EmptyBody,
      response: { 200: refTo(User) },
    }),
    async (request) => {
      const user = currentUser(request);
      await setLanguage(db, user.project_id, user.id, request.params.lang);
      return { ...user, lang: request.params.lang };
    },
  );
}
