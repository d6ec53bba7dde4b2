import type { PasswordCost } from './auth/passwords.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './database/open.ts';
import type { Wake } from './live/eventLog.ts';

/** What routes work with; put together once in `app.ts`. */
export interface AppContext {
  config: Config;
  database: OpenDatabase;
  db: OpenDatabase['db'];
  /** The clock; tests move it. */
  now: () => Date;
  /** What hashing a password takes. */
  passwordCost: PasswordCost;
  /** Tells the live hub that a project's event log has grown; called after the commit. */
  wake: Wake;
  /** Tells the live hub that sessions have ended; called after the commit. */
  sessionsEnded: () => void;
}
