import { CompiledQuery } from 'kysely';
import type { OpenDatabase, RanStatement } from '../database/open.ts';

/** A step of a statement's plan that reads a whole table or a whole index. */
export interface FullScan {
  table: string;
  step: string;
}

type Explainable = Pick<RanStatement, 'sql' | 'parameters'>;

const NONE: readonly FullScan[] = [];

/** The aliases of tables in a statement: `"app_user" as "approver"`. */
function aliasesOf(sql: string): Map<string, string> {
  const named = sql.matchAll(/"(\w+)" as "(\w+)"/g);
  return new Map([...named].map(([, table = '', alias = '']) => [alias, table]));
}

async function scansOfSqlite(
  { db }: OpenDatabase,
  { sql, parameters }: Explainable,
): Promise<readonly FullScan[]> {
  const { rows } = await db.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]),
  );
  const aliases = aliasesOf(sql);
  return rows.flatMap(({ detail }) => {
    const name = /^SCAN (\w+)/.exec(detail)?.[1];
    return name ? [{ table: aliases.get(name) ?? name, step: detail }] : NONE;
  });
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** A sequential scan, or a full scan of an index. */
function scansOfNode(node: PlanNode): FullScan[] {
  const table = node['Relation Name'];
  const type = node['Node Type'];
  const whole =
    type === 'Seq Scan' || (/^Index (Only )?Scan/.test(type) && node['Index Cond'] === undefined);
  const own = whole && table ? [{ table, step: `${type} ${node['Index Name'] ?? ''}`.trim() }] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scansOfNode)];
}

async function scansOfPostgres(
  { db }: OpenDatabase,
  { sql, parameters }: Explainable,
): Promise<readonly FullScan[]> {
  return db.connection().execute(async (connection) => {
    // A small table is scanned even with an index; the question is whether there is one.
    await connection.executeQuery(CompiledQuery.raw('set enable_seqscan = off'));
    const { rows } = await connection.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]),
    );
    await connection.executeQuery(CompiledQuery.raw('reset enable_seqscan'));
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansOfNode(Plan)));
  });
}

/** The full scans in the database's plan of a statement. */
export function fullScansOf(
  database: OpenDatabase,
  statement: Explainable,
): Promise<readonly FullScan[]> {
  const explain = database.dialect === 'postgres' ? scansOfPostgres : scansOfSqlite;
  return explain(database, statement);
}
