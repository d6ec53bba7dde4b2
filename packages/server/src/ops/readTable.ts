import { createHash, type Hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection } from '../database/schema.ts';

const ROWS_PER_READ = 1_000;

export type Row = Readonly<Record<string, unknown>>;

interface ReadableTable {
  name: string;
  key: readonly string[];
}

/**
 * The rows of a table in the order of its key, some at a time, so that memory is bounded.
 * The order is the same in both databases: text is compared by its bytes.
 */
export async function* readTable(
  db: Connection,
  { name, key }: ReadableTable,
  rowsPerRead: number = ROWS_PER_READ,
): AsyncGenerator<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    const position = last && sql.join(key.map((column) => sql`${last?.[column]}`));
    const behind = position ? sql`where (${columns}) > (${position})` : sql``;
    const statement = sql<Row>`select * from ${sql.table(name)} ${behind}
      order by ${columns} limit ${sql.lit(rowsPerRead)}`;
    const { rows } = await statement.execute(db);
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < rowsPerRead) return;
  }
}

/** Number and checksum of the rows of a table. */
export interface TableSum {
  rows: number;
  /** SHA-256 over the rows in the order of the key, columns by name. */
  checksum: string;
}

/** Sums up rows, some at a time. */
export class Summing {
  #rows = 0;
  readonly #hash: Hash = createHash('sha256');

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const columns = Object.keys(row).toSorted();
      this.#hash.update(`${JSON.stringify(columns.map((column) => [column, row[column]]))}\n`);
    }
    this.#rows += rows.length;
  }

  get sum(): TableSum {
    return { rows: this.#rows, checksum: this.#hash.copy().digest('hex') };
  }
}

export async function sumTable(db: Connection, table: ReadableTable): Promise<TableSum> {
  const summing = new Summing();
  for await (const rows of readTable(db, table)) summing.add(rows);
  return summing.sum;
}
