import { migrationOf } from './migrationOf.ts';

/** Names of services in languages, as JSON. */
export const serviceNames = migrationOf(({ text }) => [
  `alter table service add column service_names ${text}`,
]);
