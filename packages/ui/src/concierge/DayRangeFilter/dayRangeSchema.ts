import { object, string, type ObjectSchema } from 'yup';

/** A first and a last day as `2026-03-02`; null for no limit. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** What can be wrong with a day. */
export type DayRangeError = 'wrongYear' | 'turnedRound';

const wrongYear: DayRangeError = 'wrongYear';
const turnedRound: DayRangeError = 'turnedRound';

/** A day once its year is complete: this century's, or a later one's of the same millennium. */
const day = () =>
  string()
    .nullable()
    .defined()
    .default(null)
    .matches(/^2\d{3}-\d\d-\d\d$/, wrongYear);

/** Two days, of which the last is not before the first. Its messages are keys of `DayRangeError`. */
export const dayRangeSchema: ObjectSchema<DayRange> = object({
  from: day(),
  to: day().test(
    turnedRound,
    turnedRound,
    (to, { parent: { from } }) => !to || !from || to >= String(from),
  ),
});
