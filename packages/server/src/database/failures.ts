import { DatabaseError } from 'pg';
import { Problem } from '../lib/problem.ts';
import { reasonOf } from '../lib/reason.ts';

/** How long a caller is asked to wait, in seconds; a restart of PostgreSQL takes about one. */
const RETRY_AFTER_SECONDS = 2;

/** Codes of TLS for a certificate of an authority that Node does not know. */
const UNKNOWN_AUTHORITY = /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_.+)$/;

/** Why there is no connection, with the way out; that of Node is for its command line. */
function connectionReason(error: unknown): string {
  const reason = reasonOf(error);
  if (!UNKNOWN_AUTHORITY.test((error as NodeJS.ErrnoException).code ?? '')) return reason;
  return `${reason.split(';')[0]}; add sslrootcert=FILE to the address, with the certificate of the provider’s authority`;
}

/** The database is away, or too busy to be reached in time. Nothing is said about what a commit did. */
export class DatabaseUnavailable extends Problem {
  constructor(cause: unknown) {
    super(503, 'database_unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.name = 'DatabaseUnavailable';
    this.message = connectionReason(cause);
    this.cause = cause;
  }
}

/** PostgreSQL ended a transaction so that another one could go on: repeated, it may succeed. */
class RolledBack extends DatabaseUnavailable {}

/** A database that must not be used; `message` is one line for the administrator. */
export class DatabaseRefused extends Error {}

/** There is no space left where the database is stored. */
export class StorageFull extends Problem {
  constructor(cause: unknown) {
    super(507, 'storage_full');
    this.name = 'StorageFull';
    this.message = `no space left for the database: ${reasonOf(cause)}`;
    this.cause = cause;
  }
}

/** A row that something refers to is gone: another transaction deleted it since it was looked for. */
class ReferenceGone extends Problem {
  constructor(cause: unknown) {
    super(404, 'not_found');
    this.name = 'ReferenceGone';
    this.message = reasonOf(cause);
    this.cause = cause;
  }
}

/**
 * Codes of what passes, or is put right by whoever runs PostgreSQL: it ends, starts, lacks connections or memory, only reads
 * after a failover, took or waited too long, or cannot say whether it has committed.
 */
const POSTGRES_UNAVAILABLE = /^(08|40|53|55|57|58)|^25(006|P03|P04)$/;
/** `disk_full` */
const POSTGRES_FULL = '53100';
/** `foreign_key_violation` */
const POSTGRES_REFERENCE = '23503';
/** `serialization_failure`, `deadlock_detected` */
const POSTGRES_ROLLED_BACK = /^40(001|P01)$/;

/** What a failed statement on PostgreSQL means. An error the database did not send is a lost connection. */
export function postgresFailure(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return new DatabaseUnavailable(error);
  const { code = '' } = error;
  if (code === POSTGRES_FULL) return new StorageFull(error);
  if (code === POSTGRES_REFERENCE) return new ReferenceGone(error);
  if (POSTGRES_ROLLED_BACK.test(code)) return new RolledBack(error);
  return POSTGRES_UNAVAILABLE.test(code) ? new DatabaseUnavailable(error) : error;
}

/** Whether PostgreSQL ended the transaction so that another one could go on. */
export const isRolledBack = (error: unknown) => error instanceof RolledBack;

/** Whether a transaction failed because another one ran beside it; repeated, it may succeed. */
export const isConflict = (error: unknown) => isRolledBack(error) || error instanceof ReferenceGone;

/** `invalid_sql_statement_name`, `duplicate_prepared_statement` */
const POSTGRES_NOT_PREPARED = /^(26000|42P05)$/;

/**
 * Whether the plan of a statement cannot be used: it is from before a migration that changed the types of what it
 * answers, or a pooler has given this connection another one of the server.
 */
export const isLostPlan = (error: unknown) =>
  error instanceof DatabaseError &&
  (error.routine === 'RevalidateCachedQuery' || POSTGRES_NOT_PREPARED.test(error.code ?? ''));

/** Primary result codes of SQLite; the extended ones have them in their lowest byte. */
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_NOTADB = 26;

const sqliteCode = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) & 0xff;

/** Whether another process has locked the SQLite database. */
export const isBusy = (error: unknown) => sqliteCode(error) === SQLITE_BUSY;

/** Whether the file is not a whole database. */
export const isDamage = (error: unknown) =>
  [SQLITE_CORRUPT, SQLITE_NOTADB].includes(sqliteCode(error));

/** What a failed statement on SQLite means. */
export function sqliteFailure(error: unknown): unknown {
  if (sqliteCode(error) === SQLITE_FULL) return new StorageFull(error);
  return isBusy(error) ? new DatabaseUnavailable(error) : error;
}
