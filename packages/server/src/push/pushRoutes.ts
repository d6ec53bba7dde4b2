import { paths } from '@concierge/contract/paths';
import { PushKeyAnswer, PushSubscriptionBody, PushUnsubscribeBody } from '@concierge/contract/push';
import { UserType } from '@concierge/contract/userTypes';
import { currentSession, currentUser } from '../auth/access.ts';
import type { Connection } from '../database/schema.ts';
import { type Api, callsOf } from '../lib/api.ts';
import { Problem } from '../lib/problem.ts';
import { NoContent, ProjectParams, problems } from '../lib/schemas.ts';
import type { Push } from './push.ts';
import { portOf } from './sendHttps.ts';
import {
  endSubscription,
  keepNewestSubscriptions,
  readRefusals,
  saveSubscription,
} from './pushQueries.ts';

const { staffCall } = callsOf('Push');
/** Browsers one user may be notified in. */
const BROWSERS_PER_USER = 20;
/** An uncompressed point of the curve P-256, and the secret shared with the browser, in bytes. */
const P256DH_BYTES = 65;
const AUTH_BYTES = 16;

const byteLength = (base64: string) => Buffer.from(base64, 'base64').length;

function canWork({ endpoint, keys }: PushSubscriptionBody, port: number): boolean {
  return (
    portOf(new URL(endpoint)) === port &&
    byteLength(keys.p256dh) === P256DH_BYTES &&
    byteLength(keys.auth) === AUTH_BYTES
  );
}

export interface PushDeps {
  push: Push;
  db: Connection;
  now: () => Date;
  /** The only port push services are called at. */
  port: number;
}

/** Browser push: the key to subscribe with, and the subscriptions. */
export function pushRoutes(api: Api, { push, db, now, port }: PushDeps): void {
  api.get(
    paths.pushKey(),
    staffCall({
      operationId: 'getPushKey',
      summary: 'The application server key browsers subscribe with',
      response: { 200: PushKeyAnswer },
    }),
    async (request) => {
      const session = currentSession(request);
      const { refused, refusedBrowsers } = await readRefusals(db, session);
      const isAdmin = session.user.user_type === UserType.admin;
      return {
        publicKey: await push.publicKey(),
        refused,
        ...(isAdmin && { refused_browsers: refusedBrowsers }),
      };
    },
  );

  api.post(
    paths.pushSubscribe(':projectId'),
    staffCall({
      operationId: 'subscribePush',
      summary: 'Notify this browser of new requests until the session ends',
      params: ProjectParams,
      body: PushSubscriptionBody,
      response: { 204: NoContent, ...problems(409) },
    }),
    async (request) => {
      if (!canWork(request.body, port)) throw new Problem(400, 'invalid_input');
      const session = currentSession(request);
      if (!(await saveSubscription(db, session, request.body, now()))) {
        throw new Problem(409, 'endpoint_taken');
      }
      const { project_id, id } = session.user;
      await keepNewestSubscriptions(db, project_id, id, BROWSERS_PER_USER);
    },
  );

  api.post(
    paths.pushUnsubscribe(':projectId'),
    staffCall({
      operationId: 'unsubscribePush',
      summary: 'Stop notifying this browser',
      params: ProjectParams,
      body: PushUnsubscribeBody,
      response: { 204: NoContent },
    }),
    async (request) => {
      await endSubscription(db, currentUser(request), request.body.endpoint);
    },
  );
}
