import { type Expression, type SelectQueryBuilder, type SqlBool, expressionBuilder } from 'kysely';
import type { AuditChange, AuditEntry, AuditFilter, AuditPage } from '@concierge/contract/audit';
import { type LongList, longList, readIds } from '../../database/readIds.ts';
import type { Connection, Database } from '../../database/schema.ts';
import { Problem } from '../../lib/problem.ts';

const COLUMNS = [
  'id',
  'created_at as at',
  'actor_kind',
  'actor_id',
  'actor_name',
  'action',
  'subject_kind',
  'subject_id',
  'subject_name',
  'address',
  'count',
  'changes',
] as const;

type StoredEntry = Omit<AuditEntry, 'changes'> & { changes: string };

/** Where a page ends: the entries after it are older. */
interface Position {
  at: string;
  id: number;
}

const LARGEST_ID = 2_147_483_647;

const cursorOf = ({ at, id }: Position) => `${at}_${id}`;

/** An instant as it is stored. Schemas also accept other timezones, and a leap second, which is refused. */
function instantOf(timestamp: string): string {
  const time = Date.parse(timestamp);
  if (Number.isNaN(time)) throw new Problem(400, 'invalid_input');
  return new Date(time).toISOString();
}

function positionOf(cursor: string): Position {
  const [at = '', id = ''] = cursor.split('_');
  if (Number(id) > LARGEST_ID) throw new Problem(400, 'invalid_input');
  return { at: instantOf(at), id: Number(id) };
}

/** The filters as a condition; its values are bound. */
function matching(filter: AuditFilter): Expression<SqlBool> {
  const { actor_kind, actor_id, action, subject_kind, from, to } = filter;
  const eb = expressionBuilder<Database, 'audit_entry'>();
  return eb.and([
    ...(actor_kind === undefined ? [] : [eb('actor_kind', '=', actor_kind)]),
    ...(actor_id === undefined ? [] : [eb('actor_id', '=', actor_id)]),
    ...(action === undefined ? [] : [eb('action', '=', action)]),
    ...(subject_kind === undefined ? [] : [eb('subject_kind', '=', subject_kind)]),
    ...(from === undefined ? [] : [eb('created_at', '>=', instantOf(from))]),
    ...(to === undefined ? [] : [eb('created_at', '<', instantOf(to))]),
  ]);
}

const entriesOf = (db: Connection, projectId: number) =>
  db.selectFrom('audit_entry').where('project_id', '=', projectId);

const newestFirst = <Row>(query: SelectQueryBuilder<Database, 'audit_entry', Row>) =>
  query.orderBy('created_at', 'desc').orderBy('id', 'desc');

const shown = (rows: readonly StoredEntry[]): AuditEntry[] =>
  rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as AuditChange[] }));

/** A page of the project's audit trail, newest first. */
export async function listAudit(
  db: Connection,
  projectId: number,
  filter: AuditFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<AuditPage> {
  const position = before === undefined ? null : positionOf(before);
  // The position is a key, so that no page is slower than another.
  const rows = await newestFirst(entriesOf(db, projectId).where(matching(filter)).select(COLUMNS))
    .$if(position !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(position?.at ?? '', position?.id ?? 0)),
      ),
    )
    .limit(limit)
    .execute();
  const data = shown(rows);
  const last = data.at(-1);
  return { data, next: last && data.length === limit ? cursorOf(last) : null };
}

/** All entries, newest first. */
export async function openAudit(
  db: Connection,
  projectId: number,
  filter: AuditFilter,
): Promise<LongList<AuditEntry>> {
  const entries = entriesOf(db, projectId);
  const ids = await readIds(db, newestFirst(entries.where(matching(filter)).select('id')));
  return longList(
    ids,
    ({ id }) => id,
    async (some) => shown(await entries.where('id', 'in', some).select(COLUMNS).execute()),
  );
}
