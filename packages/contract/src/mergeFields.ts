import { cleanText } from './names.ts';

/** As it is kept: a form trims what it sends and has line breaks of one kind. */
const asKept = (value: unknown): unknown =>
  typeof value === 'string' ? cleanText(value.replaceAll(/\r\n?/gu, '\n')).trim() : value;

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return asKept(one) === asKept(other);
  const others = new Set<unknown>(other);
  return one.length === others.size && one.every((item) => others.has(item));
}

/** What becomes of a row when a form is saved. */
export interface MergedFields<Values> {
  /** What to store. */
  values: Values;
  /** Fields that someone else changed meanwhile to something else than was sent. */
  conflicts: (keyof Values & string)[];
}

/**
 * Puts what a form sent together with what is stored by now. A field with the value that the form began with (`was`)
 * stays as it is stored; without such a value the field becomes what was sent. Lists are compared without their
 * order.
 * @param whole What is stored has to be what was sent in the end: a field that someone else changed is a conflict, also
 *   where the form did not change it.
 */
export function mergeFields<Values extends object>(
  sent: Values,
  stored: Values,
  was: Partial<Values> = {},
  whole = false,
): MergedFields<Values> {
  const values = { ...sent };
  const conflicts: MergedFields<Values>['conflicts'] = [];
  for (const field of Object.keys(sent) as (keyof Values & string)[]) {
    if (!(field in was)) continue;
    if (!whole && isSame(sent[field], was[field])) values[field] = stored[field];
    else if (!isSame(stored[field], was[field]) && !isSame(stored[field], sent[field])) {
      conflicts.push(field);
    }
  }
  return { values, conflicts };
}
