import { randomUUID } from 'node:crypto';
import { paths } from '@concierge/contract/paths';
import { attemptOf, clearAttempt } from '../../auth/signInThrottle.ts';
import type { Config } from '../../config.ts';
import { withDatabase } from '../../database/open.ts';
import type { Connection } from '../../database/schema.ts';
import { networkMatcher } from '../../lib/addresses.ts';
import { newToken } from '../../lib/tokens.ts';
import { type Finding, failure, ok, warning } from './finding.ts';
import { type Site, callSite } from './site.ts';

/** Of documentation (RFC 5737): nobody has it. */
const FORGED = '192.0.2.1';

/** The address, or the narrowest network of it, that the failed sign-in was counted for; it counts no longer then. */
async function takeAddress(
  db: Connection,
  projectCode: string,
  username: string,
): Promise<string | undefined> {
  const end = ` at ${attemptOf(projectCode, username, '').account}`;
  const rows = await db
    .selectFrom('sign_in_attempt')
    .select('key')
    .where('key', 'like', `%${end}`)
    .execute();
  const [address] = rows
    .map(({ key }) => key.slice(0, -end.length).split('/'))
    .toSorted(([, one], [, other]) => Number(other) - Number(one))
    .map(([network]) => network);
  if (address === undefined) return undefined;
  const attempt = attemptOf(projectCode, username, address);
  const rest = [...attempt.pairs, ...attempt.addresses].map(({ key }) => key);
  await clearAttempt(db, attempt, { waitMs: 0, counted: [attempt.account, ...rest] });
  return address;
}

/** Whose address the server sees: it tries to sign in with a made-up name, and reads whom the failure counts for. */
export async function checkClient(site: Site, config: Config): Promise<Finding[]> {
  const projectCode = `check-${randomUUID()}`;
  const username = 'check';
  const { status } = await callSite(site, paths.login(), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': FORGED },
    body: JSON.stringify({ projectCode, username, password: newToken() }),
  });
  if (status !== 401) return [warning('client', `not seen: a sign-in is answered with ${status}`)];
  const seen = await withDatabase(config, ({ db }) => takeAddress(db, projectCode, username));
  if (seen === undefined) {
    return [failure('client', `${site.origin} uses another database than these settings`)];
  }
  if (seen === FORGED) {
    return [
      failure(
        'client',
        'the X-Forwarded-For of a client reaches the server, so nobody is throttled: overwrite it',
      ),
    ];
  }
  if (networkMatcher(config.trustProxy)(seen)) {
    return [
      warning(
        'client',
        `the server sees ${seen}, of TRUST_PROXY: set X-Forwarded-For, unless this machine calls from there`,
      ),
    ];
  }
  return [ok('client', `the server sees ${seen}`)];
}
