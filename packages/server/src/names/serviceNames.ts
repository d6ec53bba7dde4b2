import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { inLanguage, nameIn, type ServiceNames } from '@concierge/contract/serviceNames';

interface StoredNames {
  service_name: string | null;
  service_names: string | null;
}

/** The names as the database has them; null for none. */
export const storedNames = (names: ServiceNames): string | null =>
  Object.keys(names).length === 0 ? null : JSON.stringify(names);

/** A row of the database with the names of its service. */
export function withNames<Row extends Pick<StoredNames, 'service_names'>>(
  row: Row,
): Omit<Row, 'service_names'> & { service_names?: ServiceNames } {
  const { service_names: stored, ...rest } = row;
  return stored === null ? rest : { ...rest, service_names: JSON.parse(stored) as ServiceNames };
}

/** A row of the database with what its service is called in a language. */
export const withName = <Row extends StoredNames>(row: Row, language: Language | undefined) =>
  inLanguage(withNames(row) as Omit<Row, 'service_names'> & Pick<Row, 'service_name'>, language);

/** A row of the database with the name in a language, and those in all languages where they differ. */
export function withAllNames<Row extends StoredNames & { service_name: string }>(
  row: Row,
  language: Language | undefined,
) {
  const named = withNames<StoredNames & { service_name: string }>(row);
  const names = LANGUAGES.map((each) => [each, nameIn(named, each)]);
  return {
    ...withName(row, language),
    ...(named.service_names && { service_names: Object.fromEntries(names) as ServiceNames }),
  };
}
