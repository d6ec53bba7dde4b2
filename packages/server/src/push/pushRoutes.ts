import { paths } from '@concierge/contract/paths';
import { PushKeyAnswer, PushSubscriptionBody } from '@concierge/contract/push';
import { currentUser } from '../auth/access.ts';
import type { Connection } from '../database/schema.ts';
import type { Api } from '../lib/api.ts';
import { Problem } from '../lib/problem.ts';
import { NoContent, ProjectParams, problems } from '../lib/schemas.ts';
import type { Push } from './push.ts';
import { keepNewestSubscriptions, saveSubscription } from './pushQueries.ts';

const tags = ['Push'];
/** Browsers one user may be notified in. */
const BROWSERS_PER_USER = 20;
/** An uncompressed point of the curve P-256, and the secret shared with the browser, in bytes. */
const P256DH_BYTES = 65;
const AUTH_BYTES = 16;

const byteLength = (base64: string) => Buffer.from(base64, 'base64').length;

export interface PushDeps {
  push: Push;
  db: Connection;
  now: () => Date;
}

/** Browser push (I5): the key to subscribe with, and the subscriptions. */
export function pushRoutes(api: Api, { push, db, now }: PushDeps): void {
  api.get(
    paths.pushKey(),
    {
      config: { access: 'staff' },
      schema: {
        tags,
        summary: 'The application server key browsers subscribe with',
        response: { 200: PushKeyAnswer, ...problems(401) },
      },
    },
    async () => ({ publicKey: await push.publicKey() }),
  );

  api.post(
    paths.pushSubscribe(':projectId'),
    {
      config: { access: 'staff' },
      schema: {
        tags,
        summary: 'Notify this browser of new requests',
        params: ProjectParams,
        body: PushSubscriptionBody,
        response: { 204: NoContent, ...problems(400, 401, 404) },
      },
    },
    async (request, reply) => {
      const { keys } = request.body;
      if (byteLength(keys.p256dh) !== P256DH_BYTES || byteLength(keys.auth) !== AUTH_BYTES) {
        throw new Problem(400, 'invalid_input');
      }
      const { projectId } = request.params;
      const { id: userId } = currentUser(request);
      await saveSubscription(db, projectId, userId, request.body, now());
      await keepNewestSubscriptions(db, projectId, userId, BROWSERS_PER_USER);
      return reply.code(204).send(null);
    },
  );
}
