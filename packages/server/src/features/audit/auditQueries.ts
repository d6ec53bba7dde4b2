import { type Expression, type SqlBool, expressionBuilder } from 'kysely';
import type { AuditChange, AuditEntry, AuditFilter, AuditPage } from '@concierge/contract/audit';
import type { Connection, Database } from '../../database/schema.ts';
import { Problem } from '../../lib/problem.ts';

/** What an entry says besides its id and its time. */
export const ENTRY_COLUMNS = [
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
] as const satisfies readonly (keyof AuditEntry)[];

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

/** Entries older than the position, newest first. The position is a key, so that no page is slower than another. */
async function readEntries(
  db: Connection,
  projectId: number,
  condition: Expression<SqlBool>,
  before: Position | null,
  limit: number,
): Promise<AuditEntry[]> {
  const rows = await db
    .selectFrom('audit_entry')
    .select(['id', 'created_at as at', ...ENTRY_COLUMNS])
    .where('project_id', '=', projectId)
    .where(condition)
    .$if(before !== null, (query) =>
      query.where((eb) =>
        eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(before?.at ?? '', before?.id ?? 0)),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, changes: JSON.parse(row.changes) as AuditChange[] }));
}

/** A page of the project's audit trail, newest first. */
export async function listAudit(
  db: Connection,
  projectId: number,
  filter: AuditFilter,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<AuditPage> {
  const position = before === undefined ? null : positionOf(before);
  const data = await readEntries(db, projectId, matching(filter), position, limit);
  const last = data.at(-1);
  return { data, next: last && data.length === limit ? cursorOf(last) : null };
}

/** All entries, newest first, some at a time, so that memory is bounded. */
export function readAudit(
  db: Connection,
  projectId: number,
  filter: AuditFilter,
  entriesPerRead: number,
): AsyncGenerator<AuditEntry[]> {
  // Before the first entry is read: an invalid filter has to be refused before the answer has begun.
  return readBatches(db, projectId, matching(filter), entriesPerRead);
}

async function* readBatches(
  db: Connection,
  projectId: number,
  condition: Expression<SqlBool>,
  entriesPerRead: number,
): AsyncGenerator<AuditEntry[]> {
  let position: Position | null = null;
  for (;;) {
    const entries: AuditEntry[] = await readEntries(
      db,
      projectId,
      condition,
      position,
      entriesPerRead,
    );
    if (entries.length > 0) yield entries;
    const last = entries.at(-1);
    if (!last || entries.length < entriesPerRead) return;
    position = last;
  }
}
