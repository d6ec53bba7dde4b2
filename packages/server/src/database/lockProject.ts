import type { Trx } from './schema.ts';

/**
 * Lets no other transaction that does the same, or raises an event of the project, run meanwhile. It has to be the
 * first statement of its transaction. An update locks in both databases.
 */
export const lockProject = (trx: Trx, projectId: number) =>
  trx
    .updateTable('project')
    .set((eb) => ({ name: eb.ref('name') }))
    .where('id', '=', projectId)
    .execute();
