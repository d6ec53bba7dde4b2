import { CSV_SEPARATORS, type CsvSeparator } from '@concierge/contract/csv';
import { expect, it } from 'vitest';
import { type CsvColumn, csvFormat, csvLine, csvStream, timeColumn } from './csv.ts';

interface Row {
  at: string | null;
  name: string | null;
  state: number;
}

const ROW: Row = { at: '2026-03-02T09:30:00.000Z', name: 'Ann', state: 1 };
const COLUMNS: readonly CsvColumn<Row>[] = [timeColumn('at', ({ at }) => at), 'name', 'state'];
const FORMAT = { separator: 'comma', times: 'both', time_zone: 'UTC' } as const;

async function fileOf(rows: Row[], format = csvFormat(FORMAT)): Promise<string> {
  let file = '';
  for await (const piece of csvStream(COLUMNS, [rows], format)) file += piece;
  return file;
}

/** A line with this text as its only value. */
const lineOf = (text: string, separator: CsvSeparator = 'comma') => csvLine([text], separator);

it('P2 a file begins with a mark and its headings; times are there twice, what is missing is empty', async () => {
  expect(await fileOf([ROW, { at: null, name: null, state: 2 }])).toBe(
    '\uFEFFat (UTC),at (ISO 8601),name,state\r\n' +
      '2026-03-02 09:30:00,2026-03-02T09:30:00.000Z,Ann,1\r\n' +
      ',,,2\r\n',
  );
});

it('P2 columns and values are called as the labels say', async () => {
  const labels = { at: 'Geldi', name: '=Ad', 'state.1': 'Bekliyor' };
  const format = csvFormat({ ...FORMAT, times: 'local', time_zone: 'Europe/Istanbul' }, labels);
  expect(await fileOf([ROW], format)).toBe(
    "\uFEFFGeldi (Europe/Istanbul),'=Ad,state\r\n2026-03-02 12:30:00,Ann,Bekliyor\r\n",
  );
});

// The last ones: full-width, small, superscript and typographic forms of these characters.
it.each('=+-@\t\r\n＝＋－＠﹦﹢﹣﹫⁼⁺−'.split(''))(
  'R14 P2 lets no spreadsheet calculate %j',
  (sign) => {
    expect(lineOf(`${sign}1+1`).replace(/^"/, '')).toMatch(/^'/);
  },
);

it('P2 quotes quotes and line ends, and only a line of the file ends in two characters', () => {
  expect(lineOf('a, "b"\r\nc\rd')).toBe('"a, ""b""\nc\nd"\r\n');
  expect(lineOf('a\nb')).toBe('"a\nb"\r\n');
});

it('P2 no value is longer than a cell of a spreadsheet', () => {
  expect(lineOf('x'.repeat(40_000))).toHaveLength(32_767 + 2);
  expect(lineOf('x'.repeat(32_767))).not.toContain('…');
});

it.each([
  ['comma', 'a,b\r\n'],
  ['semicolon', 'a;b\r\n'],
  ['tab', 'a\tb\r\n'],
] as const)('Y21 P2 has a %s between two values', (separator, line) => {
  expect(csvLine(['a', 'b'], separator)).toBe(line);
});

it.each(CSV_SEPARATORS)(
  'Y21 a value is one cell whatever the spreadsheet expects: %s',
  (separator) => {
    expect(lineOf('a,b;=1+1\tc', separator)).toBe('"a,b;=1+1\tc"\r\n');
  },
);

it.each([
  ['Europe/Istanbul', '2026-03-02T09:30:00.000Z', '2026-03-02 12:30:00'],
  ['Europe/Prague', '2026-03-02T09:30:59.999Z', '2026-03-02 10:30:59'],
  ['Europe/Prague', '2026-07-02T22:30:00.000Z', '2026-07-03 00:30:00'],
  ['America/New_York', '2026-01-01T01:00:00.000Z', '2025-12-31 20:00:00'],
])('Y21 P2 has the time in %s, as a spreadsheet reads it', (time_zone, at, time) => {
  expect(csvFormat({ ...FORMAT, time_zone }).localTime(at)).toBe(time);
});

it.each(['Mars/Olympus', '\0', ''])('Y21 P2 refuses the timezone %j', (time_zone) => {
  expect(() => csvFormat({ ...FORMAT, time_zone })).toThrow('invalid_input');
});
