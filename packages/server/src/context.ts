import type { SignedInDevice } from './auth/access.ts';
import type { PasswordCost } from './auth/passwords.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open.ts';
import type { DeviceStatus } from './auth/deviceHeaders.ts';
import type { Wake } from './live/eventLog.ts';
import type { NameIndex } from './names/nameIndex.ts';

/** The dependencies of routes; created once in `app.ts`. */
export interface AppContext {
  config: Config;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  /** The alphabetical orders of devices, services and users. */
  names: NameIndex;
  /** The clock; tests move it. */
  now: () => Date;
  /** The cost of hashing a password. */
  passwordCost: PasswordCost;
  /** Notifies the live hub that a project's event log has grown; called after the commit. */
  wake: Wake;
  /** Records that a device has called, and what it reports of itself. */
  recordDeviceSeen: (device: SignedInDevice, status: DeviceStatus) => void;
  /** Notifies the live hub that sessions have ended; called after the commit. */
  sessionsEnded: () => void;
}
