import { mergeFields } from '@concierge/contract/mergeFields';
import type { Problem } from '../http/problem.ts';

/** Whether a form was not saved because someone else changed the same. */
export const isAsked = (problem: Problem | null): boolean =>
  problem?.errorCode === 'changed_meanwhile';

/** What a form sends of a row that it changes, with what it began with. */
export type Draft<Values> = Values & { was?: Values };

export type Field<Values> = keyof Values & string;

function pick<Values extends object>(values: Values, fields: readonly Field<Values>[]) {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<Values>;
}

/** The fields that the user and someone else changed differently. @param whole As in `mergeFields`. */
export function changedByBoth<Values extends object>(
  sent: Draft<Values>,
  current: Values,
  whole = false,
): Field<Values>[] {
  const fields = Object.keys(current) as Field<Values>[];
  return mergeFields<Partial<Values>>(pick(sent, fields), current, sent.was, whole).conflicts;
}

/** What is sent next: each of these fields as the user chose, and knowing what it is by now. */
export function decided<Values extends object, Sent extends Draft<Values>>(
  sent: Sent,
  current: Values,
  choices: Readonly<Record<string, 'mine' | 'theirs'>>,
): Sent {
  const fields = Object.keys(choices) as Field<Values>[];
  const theirs = fields.filter((field) => choices[field] === 'theirs');
  return { ...sent, ...pick(current, theirs), was: { ...sent.was, ...pick(current, fields) } };
}
