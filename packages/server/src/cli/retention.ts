import { RETENTION_MONTHS_MAX, type Retention } from '@concierge/contract/house';
import { COMMAND_LINE } from '../audit/auditTrail.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { RETENTION_KINDS } from '../retention/expired.ts';
import { countExpired, findRetention, setRetention } from '../retention/projectRetention.ts';
import { projectIdOf } from './accounts.ts';
import { type Command, type Values, numberOption, required } from './command.ts';
import { withDatabase } from './options.ts';

const monthsText = (months: number) => (months === 0 ? 'forever' : `${months} months`);
const dayOf = (instant: string | null) => instant?.slice(0, 10) ?? '';

const MONTHS = (what: string) => ({
  value: 'MONTHS',
  about: `how long ${what} are kept; 0: forever; unchanged unless given`,
});

function monthsOf(values: Values, kind: keyof Retention): number | undefined {
  if (values[kind] === undefined) return undefined;
  return numberOption(values, kind, 0, { min: 0, max: RETENTION_MONTHS_MAX });
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
      const projectId = await projectIdOf(db, required(values, 'project'));
      const stored = await findRetention(db, projectId);
      const wanted: Retention = {
        requests: given.requests ?? stored.requests,
        messages: given.messages ?? stored.messages,
        audit: given.audit ?? stored.audit,
      };
      if (values['preview'] === undefined) {
        await inTransaction(db, (trx) =>
          setRetention(trx, projectId, wanted, COMMAND_LINE, new Date()),
        );
        for (const kind of RETENTION_KINDS) {
          terminal.print(`${kind.padEnd(10)} kept ${monthsText(wanted[kind])}`);
        }
        return;
      }
      const expired = await countExpired(db, projectId, wanted, new Date());
      terminal.print(`${'to delete'.padEnd(10)} ${'rows'.padStart(9)}  oldest      newest`);
      for (const kind of RETENTION_KINDS) {
        const { rows, oldest, newest } = expired[kind];
        const line = `${kind.padEnd(10)} ${String(rows).padStart(9)}  ${dayOf(oldest).padEnd(10)}  ${dayOf(newest)}`;
        terminal.print(line.trimEnd());
      }
    });
  },
};
