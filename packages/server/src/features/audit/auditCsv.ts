import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { AuditChange, AuditEntry } from '@concierge/contract/audit';
import { ENTRY_COLUMNS } from './auditQueries.ts';

const COLUMNS = ['at', ...ENTRY_COLUMNS] as const;

const changeText = ({ field, from, to }: AuditChange) => `${field}: ${from ?? ''} → ${to ?? ''}`;

/** Text that a spreadsheet would calculate is escaped with an apostrophe. */
const linesOf = (rows: readonly (readonly unknown[])[]) =>
  stringify([...rows], { escape_formulas: true, record_delimiter: 'windows' });

/** Spreadsheets take UTF-8 for another encoding without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The entries as CSV (RFC 4180), piece by piece; other calls are served between two pieces. */
export async function* auditCsv(batches: AsyncIterable<AuditEntry[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + linesOf([COLUMNS]);
  for await (const entries of batches) {
    yield linesOf(
      entries.map((entry) =>
        COLUMNS.map((column) =>
          column === 'changes' ? entry.changes.map(changeText).join('; ') : entry[column],
        ),
      ),
    );
    await setImmediate();
  }
}
