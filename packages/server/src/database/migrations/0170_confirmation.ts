import { migrationOf } from './migrationOf.ts';

/** When the user of a session last gave the password. */
export const confirmation = migrationOf(({ text }) => [
  `alter table session add column confirmed_at ${text}`,
]);
