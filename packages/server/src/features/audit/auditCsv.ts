import { setImmediate } from 'node:timers/promises';
import { stringify } from 'csv-stringify/sync';
import type { AuditChange, AuditEntry } from '@concierge/contract/audit';
import type { CsvSeparator } from '@concierge/contract/auditKinds';
import { Problem } from '../../lib/problem.ts';
import { ENTRY_COLUMNS } from './auditQueries.ts';

const COLUMNS = ['at', ...ENTRY_COLUMNS] as const;

const changeText = ({ field, from, to }: AuditChange) => `${field}: ${from ?? ''} → ${to ?? ''}`;

/** How text begins that a spreadsheet calculates, in any width or height of the character. */
const FORMULA = /^[=+\-@\t\r\u2212]/;

/** Text that a spreadsheet would calculate is escaped with an apostrophe. */
const escapeFormula = (text: string) => (FORMULA.test(text.normalize('NFKC')) ? `'${text}` : text);

const DELIMITERS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** How a file is written for the spreadsheet that opens it. */
export interface CsvFormat {
  delimiter: string;
  /** Name of the timezone of the first column. */
  timezone: string;
  /** An instant there, as `2026-03-02 10:30:00`: a date in spreadsheets of every language. */
  localTime: (at: string) => string;
}

/** @throws Problem `invalid_input` (400) for a timezone that does not exist. */
export function csvFormat(separator: CsvSeparator, timezone: string): CsvFormat {
  const inZone = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(timezone);
  const localTime = (at: string) =>
    inZone(at).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
  try {
    const { timeZoneId } = inZone('2000-01-01T00:00:00Z');
    return { delimiter: DELIMITERS[separator], timezone: timeZoneId, localTime };
  } catch {
    throw new Problem(400, 'invalid_input');
  }
}

/** Where a spreadsheet of any language may cut a value: such values are quoted. */
const SEPARATOR = /[,;\t]/;

/** Spreadsheets take UTF-8 for another encoding without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The entries as CSV (RFC 4180), piece by piece; other calls are served between two pieces. */
export async function* auditCsv(
  batches: AsyncIterable<AuditEntry[]>,
  { delimiter, timezone, localTime }: CsvFormat,
): AsyncGenerator<string> {
  const linesOf = (rows: unknown[][]) =>
    stringify(rows, {
      delimiter,
      cast: { string: escapeFormula },
      quoted_match: SEPARATOR,
      record_delimiter: 'windows',
    });
  yield BYTE_ORDER_MARK + linesOf([[`time (${timezone})`, ...COLUMNS]]);
  for await (const entries of batches) {
    yield linesOf(
      entries.map((entry) => [
        localTime(entry.at),
        ...COLUMNS.map((column) =>
          column === 'changes' ? entry.changes.map(changeText).join('; ') : entry[column],
        ),
      ]),
    );
    await setImmediate();
  }
}
