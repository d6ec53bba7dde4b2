import { createECDH } from 'node:crypto';
import { type Config, NO_PUSH_CONTACT } from '../../config.ts';
import type { Connection } from '../../database/schema.ts';
import { type VapidKeys, storedVapidKeys } from '../../push/vapidKeys.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

function arePair(stored: string): boolean {
  try {
    const { publicKey, privateKey } = JSON.parse(stored) as VapidKeys;
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(privateKey, 'base64url');
    return curve.getPublicKey('base64url') === publicKey;
  } catch {
    return false;
  }
}

/** Whether push services can be called: the installation's keys, and the contact they are given. */
export async function checkPush(db: Connection, { pushContact }: Config): Promise<Finding> {
  const stored = await storedVapidKeys(db);
  if (stored !== undefined && !arePair(stored)) {
    return failure(
      'push',
      'the keys in table meta (push_keys) are no pair: restore them from a backup',
    );
  }
  if (pushContact === NO_PUSH_CONTACT) {
    return warning('push', 'PUSH_CONTACT is not set: some push services refuse notifications');
  }
  const keys = stored === undefined ? 'keys are made at first use' : 'the keys are a pair';
  return ok('push', `${keys}, contact ${pushContact}`);
}
