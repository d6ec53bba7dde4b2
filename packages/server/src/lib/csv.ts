import { setImmediate } from 'node:timers/promises';
import type { CsvSeparator, CsvTimes } from '@concierge/contract/csv';
import type { CsvLabels, CsvQuerystring } from '@concierge/contract/csvCalls';
import { Problem } from './problem.ts';

type Value = string | number | boolean | null | undefined;

/** A column of a file: a field of its rows, or what is read from each. */
export type CsvColumn<Row> =
  | { [Key in keyof Row & string]: Row[Key] extends Value ? Key : never }[keyof Row & string]
  | { name: string; of: (row: Row) => Value; isTime?: boolean };

/** A column of instants, which the file has as the timezone's local time and as ISO 8601. */
export const timeColumn = <Row>(name: string, of: (row: Row) => Value): CsvColumn<Row> => ({
  name,
  of,
  isTime: true,
});

/** How a file is written for the spreadsheet that opens it. */
export interface CsvFormat {
  separator: CsvSeparator;
  times: CsvTimes;
  /** Name of the timezone of local times. */
  timeZone: string;
  /** An instant there, as `2026-03-02 10:30:00`: a date in spreadsheets of every language. */
  localTime: (at: string) => string;
  /** What columns and values are called, see `CsvLabels`. */
  labels: CsvLabels;
}

/** @throws Problem `invalid_input` (400) for a timezone that does not exist. */
export function csvFormat(
  { separator, times, time_zone }: CsvQuerystring,
  labels: CsvLabels = {},
): CsvFormat {
  const inZone = (at: string) => Temporal.Instant.from(at).toZonedDateTimeISO(time_zone);
  const localTime = (at: string) =>
    inZone(at).toPlainDateTime().toString({ smallestUnit: 'second' }).replace('T', ' ');
  try {
    const { timeZoneId: timeZone } = inZone('2000-01-01T00:00:00Z');
    return { separator, times, timeZone, localTime, labels };
  } catch {
    throw new Problem(400, 'invalid_input');
  }
}

/** How text begins that a spreadsheet calculates, in any width or height of the character. */
const FORMULA = /^[=+\-@\t\r\n\u2212]/;

/** More than spreadsheets have in a cell: the rest would be in cells of another row. */
const MOST_IN_CELL = 32_767;

/** Where a spreadsheet of any language may cut a value: such values are quoted. */
const CUT = /[",;\t\n]/;

/** A value as one cell that no spreadsheet calculates. A line break in it is one character: only lines of the file end in two. */
function cellOf(value: Value): string {
  if (typeof value !== 'string') return String(value ?? '');
  const safe = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value;
  const text = safe.replaceAll(/\r\n?/g, '\n');
  const cell = text.length > MOST_IN_CELL ? `${text.slice(0, MOST_IN_CELL - 1)}…` : text;
  return CUT.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

const DELIMITERS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** A line of values as CSV (RFC 4180). */
export const csvLine = (values: readonly Value[], separator: CsvSeparator): string =>
  `${values.map(cellOf).join(DELIMITERS[separator])}\r\n`;

/** Spreadsheets take UTF-8 for another encoding without it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The values of a column in all of its places in a line, and what is above them. */
function placesOf<Row>(column: CsvColumn<Row>, { times, timeZone, localTime, labels }: CsvFormat) {
  const { name, of, isTime } =
    typeof column === 'string'
      ? { name: column, of: (row: Row) => row[column] as Value, isTime: false }
      : column;
  const heading = labels[name] ?? name;
  if (!isTime) {
    return [{ heading, of: (row: Row) => labels[`${name}.${String(of(row))}`] ?? of(row) }];
  }
  const local = {
    heading: `${heading} (${timeZone})`,
    of: (row: Row) => {
      const at = of(row);
      return typeof at === 'string' ? localTime(at) : at;
    },
  };
  const iso = { heading: `${heading} (ISO 8601)`, of };
  return { both: [local, iso], local: [local], iso: [iso] }[times];
}

/** The rows of a file, which are read as it is written. */
export interface CsvRows<Row> {
  totalCount: number;
  batches: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** Rows as a file, piece by piece: its headings, then lines of each batch. Other calls are served between two pieces. */
export async function* csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: CsvRows<Row>['batches'],
  format: CsvFormat,
): AsyncGenerator<string> {
  const places = columns.flatMap((column) => placesOf(column, format));
  const headings = places.map(({ heading }) => heading);
  yield BYTE_ORDER_MARK + csvLine(headings, format.separator);
  for await (const rows of batches) {
    const lineOf = (row: Row) =>
      csvLine(
        places.map(({ of }) => of(row)),
        format.separator,
      );
    yield rows.map(lineOf).join('');
    await setImmediate();
  }
}
