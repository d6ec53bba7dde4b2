import { COMMAND_LINE, appendAudit, changesBetween } from '../audit/auditTrail.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { Connection } from '../database/schema.ts';
import { cutoffOf } from '../retention/cutoff.ts';
import {
  EXPIRING_ROWS,
  RETENTION_KINDS,
  type Retention,
  selectRetentions,
} from '../retention/expired.ts';
import { type Command, CommandError, type Values, numberOption, required } from './command.ts';
import { withDatabase } from './options.ts';

const LONGEST_MONTHS = 1_200;

interface StoredRetention extends Retention {
  id: number;
  name: string;
}

async function readRetention(db: Connection, code: string): Promise<StoredRetention> {
  const row = await selectRetentions(db).where('code', '=', code).executeTakeFirst();
  if (!row) throw new CommandError(`There is no project "${code}"`);
  return row;
}

async function storeRetention(
  db: Connection,
  { id, name, ...before }: StoredRetention,
  after: Retention,
): Promise<void> {
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('project')
      .set({
        requests_months: after.requests,
        messages_months: after.messages,
        audit_months: after.audit,
      })
      .where('id', '=', id)
      .execute();
    await appendAudit(trx, id, COMMAND_LINE, new Date(), {
      action: 'project.retention_changed',
      subject: { kind: 'project', id, name },
      changes,
    });
  });
}

interface ExpiredRows {
  rows: number;
  oldest: string | null;
  newest: string | null;
}

const NONE: ExpiredRows = { rows: 0, oldest: null, newest: null };

/** What a purge would delete now, counted by the database. */
async function countExpired(
  db: Connection,
  projectId: number,
  retention: Retention,
  now: Date,
): Promise<Record<keyof Retention, ExpiredRows>> {
  const found: Record<keyof Retention, ExpiredRows> = {
    requests: NONE,
    messages: NONE,
    audit: NONE,
  };
  for (const { kind, table, column, expired } of EXPIRING_ROWS) {
    if (retention[kind] === 0) continue;
    const { rows, oldest, newest } = await db
      .selectFrom(table)
      .select((eb) => [
        eb.fn.countAll<number>().as('rows'),
        eb.fn.min<string | null>(column).as('oldest'),
        eb.fn.max<string | null>(column).as('newest'),
      ])
      .where(expired(projectId, cutoffOf(now, retention[kind])))
      .executeTakeFirstOrThrow();
    const sum = found[kind];
    const dates = [sum.oldest, sum.newest, oldest, newest].filter((at) => at !== null).toSorted();
    found[kind] = {
      rows: sum.rows + rows,
      oldest: dates[0] ?? null,
      newest: dates.at(-1) ?? null,
    };
  }
  return found;
}

const monthsText = (months: number) => (months === 0 ? 'forever' : `${months} months`);
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? '';

const MONTHS = (what: string) => ({
  value: 'MONTHS',
  about: `how long ${what} are kept; 0: forever; unchanged unless given`,
});

function monthsOf(values: Values, kind: keyof Retention): number | undefined {
  if (values[kind] === undefined) return undefined;
  return numberOption(values, kind, 0, { min: 0, max: LONGEST_MONTHS });
}

export const RETENTION_COMMAND: Command = {
  name: 'retention',
  summary:
    'Sets how long a project keeps what is finished, or shows it. The server deletes the rest.',
  options: {
    project: { value: 'CODE', about: 'code people sign in with', required: true },
    requests: MONTHS('completed and canceled requests, with their notes,'),
    messages: MONTHS('messages'),
    audit: MONTHS('entries of the audit trail'),
    preview: { about: 'only shows what would be deleted' },
  },
  async run(values, terminal) {
    const given = {
      requests: monthsOf(values, 'requests'),
      messages: monthsOf(values, 'messages'),
      audit: monthsOf(values, 'audit'),
    };
    return withDatabase(terminal, async ({ db }) => {
      const stored = await readRetention(db, required(values, 'project'));
      const wanted: Retention = {
        requests: given.requests ?? stored.requests,
        messages: given.messages ?? stored.messages,
        audit: given.audit ?? stored.audit,
      };
      if (values['preview'] === undefined) {
        await storeRetention(db, stored, wanted);
        for (const kind of RETENTION_KINDS) {
          terminal.print(`${kind.padEnd(10)} kept ${monthsText(wanted[kind])}`);
        }
        return;
      }
      const expired = await countExpired(db, stored.id, wanted, new Date());
      terminal.print(`${'to delete'.padEnd(10)} ${'rows'.padStart(9)}  oldest      newest`);
      for (const kind of RETENTION_KINDS) {
        const { rows, oldest, newest } = expired[kind];
        const line = `${kind.padEnd(10)} ${String(rows).padStart(9)}  ${dayOf(oldest).padEnd(10)}  ${dayOf(newest)}`;
        terminal.print(line.trimEnd());
      }
    });
  },
};
