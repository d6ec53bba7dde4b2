import { object, string, type ObjectSchema } from 'yup';
import { isDay } from '../../components/DatePicker/dayText.ts';

/** A first and a last day as `2026-03-02`; null for no limit. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

/** The last day is before the first. */
export const TURNED_ROUND = 'turnedRound';

/** A whole day: what is no day says so in its field. */
const day = () =>
  string()
    .nullable()
    .defined()
    .default(null)
    .test('day', (text) => text === null || isDay(text));

/** Two days, of which the last is not before the first. */
export const dayRangeSchema: ObjectSchema<DayRange> = object({
  from: day(),
  to: day().test(
    TURNED_ROUND,
    TURNED_ROUND,
    (to, { parent: { from } }) => !to || !from || to >= String(from),
  ),
});
