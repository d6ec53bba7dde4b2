import { sql } from 'kysely';
import type { Dialect } from '../database/open.ts';
import type { ReportTotalTable, TotalKind, Trx } from '../database/schema.ts';
import { KEYS, PERSON_KINDS, QUARTER_S, factsOf } from '../features/reports/countRequests.ts';
import { dayOf } from '../lib/zones.ts';

/**
 * Adds requests that are about to be deleted to what the project's reports keep of them, in the transaction that deletes
 * them: no report changes. Where it has no figures per person, none are kept.
 */
export async function keepTotals(
  { trx, dialect }: { trx: Trx; dialect: Dialect },
  projectId: number,
  ids: readonly number[],
): Promise<void> {
  const { time_zone, person_figures } = await trx
    .selectFrom('project')
    .select(['time_zone', 'person_figures'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  const { rows: facts } = await factsOf(
    dialect,
    sql`project_id = ${projectId} and id in (${sql.join(ids)})`,
  ).execute(trx);
  const persons: readonly TotalKind[] = PERSON_KINDS;
  const kinds = (Object.keys(KEYS) as (keyof typeof KEYS)[]).filter(
    (kind) => person_figures === 1 || !persons.includes(kind),
  );
  const totals = new Map<string, ReportTotalTable>();
  for (const fact of facts) {
    const { came, approved_s, completed_s, state_id, by_guest } = fact;
    const day = dayOf(time_zone, came * 1000);
    const keys: (readonly [TotalKind, number | null])[] = [
      ['quarter', Math.floor(came / QUARTER_S)],
      ...kinds.map((kind) => [kind, fact[KEYS[kind]]] as const),
    ];
    for (const [kind, key] of keys) {
      if (key === null) continue;
      const alike = {
        project_id: projectId,
        kind,
        day,
        key,
        state_id,
        by_guest,
        to_approve: approved_s === null ? -1 : approved_s - came,
        to_finish: completed_s === null ? -1 : completed_s - came,
      };
      const name = JSON.stringify(alike);
      totals.set(name, { ...alike, count: (totals.get(name)?.count ?? 0) + 1 });
    }
  }
  await trx
    .insertInto('report_total')
    .values([...totals.values()])
    .onConflict((conflict) =>
      conflict
        .columns([
          'project_id',
          'kind',
          'day',
          'key',
          'state_id',
          'by_guest',
          'to_approve',
          'to_finish',
        ])
        .doUpdateSet((eb) => ({ count: eb('report_total.count', '+', eb.ref('excluded.count')) })),
    )
    .execute();
}
