import { mergeFields } from '@concierge/contract/mergeFields';
import { Problem } from './problem.ts';

/**
 * What to store of a form that began with `was`. The row has to be locked.
 * @param current The row as the caller may see it.
 * @param whole As in `mergeFields`.
 * @throws Problem `changed_meanwhile` where someone else changed the same field.
 */
export async function mergedOrThrow<Values extends object>(
  sent: Values,
  stored: Values,
  was: Partial<Values> | undefined,
  current: () => unknown,
  whole = false,
): Promise<Values> {
  const { values, conflicts } = mergeFields(sent, stored, was, whole);
  if (conflicts.length > 0) {
    throw new Problem(409, 'changed_meanwhile', { current: await current() });
  }
  return values;
}
