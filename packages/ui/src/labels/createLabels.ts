import * as en from './en.ts';

/** Every label of the package by its name, as `@concierge/ui/labels/en` has them. */
export type Labels = typeof en;

/** A text or a function is given whole, of a group of labels any part. */
type Own<Label> = Label extends string | ((...values: never[]) => unknown) ? Label : Partial<Label>;

/** The labels that a language has of its own. */
export type OwnLabels = { [Name in keyof Labels]?: Own<Labels[Name]> };

/**
 * The labels of a language that the package has none for. What is not given is English.
 * @param locale BCP 47 language of the labels, for example `de`.
 * @returns All labels by their names, and `locale`, for the `UiProvider`.
 */
export function createLabels(locale: string, own: OwnLabels): Labels & { locale: string } {
  const given = new Map<string, unknown>(Object.entries(own));
  const merged = Object.entries(en).map(([name, label]) => [name, merge(label, given.get(name))]);
  return { ...(Object.fromEntries(merged) as Labels), locale };
}

function merge(english: unknown, own: unknown): unknown {
  if (own === undefined) return english;
  return typeof own === 'object' ? { ...(english as object), ...own } : own;
}
