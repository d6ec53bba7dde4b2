import { LANGUAGES, type Language } from './constants.ts';

/** The names that a service has of its own in languages; in the others it is called by its `service_name`. */
export type ServiceNames = Partial<Record<Language, string>>;

interface Named {
  service_name: string | null;
  service_names?: ServiceNames;
}

/** What a service is called in a language; without one, in those it has no name of its own for. */
export function nameIn<Row extends Named>(row: Row, language?: Language): Row['service_name'] {
  return (language && row.service_names?.[language]) ?? row.service_name;
}

/** A row as one who has this language reads it: with the one name. */
export function inLanguage<Row extends Named>(
  row: Row,
  language?: Language,
): Omit<Row, 'service_names'> {
  const { service_names: _names, ...rest } = row;
  return { ...rest, service_name: nameIn(row, language) };
}

/** The language of a tag (BCP 47), if the product has it. */
export const languageOf = (tag: string | null | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === tag?.split('-')[0]);

/** The fields of the names, by their languages. */
export const NAME_FIELDS = {
  en: 'service_name_en',
  tr: 'service_name_tr',
  cs: 'service_name_cs',
} as const satisfies { [Key in Language]: `service_name_${Key}` };

export type NameFields = { [Key in Language as (typeof NAME_FIELDS)[Key]]?: string };

/**
 * A service with its names as fields of their own, empty where it has none: each is compared and merged by itself. Without
 * the fields where it is not said which names it has.
 */
export function toNameFields<Row extends { service_names?: ServiceNames }>(
  row: Row,
): Omit<Row, 'service_names'> & NameFields {
  const { service_names: names, ...rest } = row;
  if (!names) return rest;
  const fields = LANGUAGES.map((language) => [NAME_FIELDS[language], names[language] ?? '']);
  return { ...rest, ...(Object.fromEntries(fields) as NameFields) };
}

/** The service of such fields. */
export function fromNameFields<Fields extends NameFields>(
  fields: Fields,
): Omit<Fields, keyof NameFields> & { service_names?: ServiceNames } {
  const { service_name_en: en, service_name_tr: tr, service_name_cs: cs, ...rest } = fields;
  if (en === undefined && tr === undefined && cs === undefined) return rest;
  return { ...rest, service_names: { ...(en && { en }), ...(tr && { tr }), ...(cs && { cs }) } };
}
