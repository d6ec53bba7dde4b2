import { type Static, Type } from 'typebox';
import { CSV_SEPARATORS, CSV_TIMES, type CsvSeparator, type CsvTimes } from './csv.ts';
import { enumOf, name } from './refs.ts';

/** How a file is written for the spreadsheet that opens it. */
export const CsvQuerystring = Type.Object(
  {
    separator: Type.Unsafe<CsvSeparator>({ ...enumOf(CSV_SEPARATORS), default: 'comma' }),
    times: Type.Unsafe<CsvTimes>({ ...enumOf(CSV_TIMES), default: 'both' }),
    /** IANA name of the timezone of local times. */
    time_zone: Type.String({ maxLength: 64, default: 'UTC' }),
  },
  { additionalProperties: false },
);
export type CsvQuerystring = Static<typeof CsvQuerystring>;

/**
 * Texts of a file: of a column by its name, of a value of it as `state_id.1`, and `incomplete` for the last line of a
 * file that breaks off. What has none is written as other answers have it.
 */
export const CsvLabels = Type.Record(Type.String({ maxLength: 100 }), name(200), {
  maxProperties: 200,
});
export type CsvLabels = Static<typeof CsvLabels>;
