/** A thread of `readSqlite`: runs one statement after the other on a connection that cannot write. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';
import { addPercentiles } from './percentiles.ts';

/** A statement to run. Our queries bind text, numbers and null only. */
export interface ReaderCall {
  sql: string;
  parameters: readonly SQLInputValue[];
}

/** Its rows, or its failure: an error itself would lose its code on the way. */
export type ReaderAnswer =
  | { rows: unknown[] }
  | { failure: { message: string; errcode: number | undefined } };

const STATEMENTS_KEPT = 100;

/** Opened by the first statement, whose failure it is when it cannot be: a thread that fails at its start ends the server. */
let database: DatabaseSync | undefined;
const kept = new Map<string, StatementSync>();

function prepared(sql: string): StatementSync {
  const known = kept.get(sql);
  if (known) return known;
  if (!database) {
    database = new DatabaseSync(workerData as string, { readOnly: true, timeout: 5_000 });
    addPercentiles(database);
  }
  const statement = database.prepare(sql);
  if (kept.size >= STATEMENTS_KEPT) kept.clear();
  kept.set(sql, statement);
  return statement;
}

export default function answer({ sql, parameters }: ReaderCall): ReaderAnswer {
  try {
    return { rows: prepared(sql).all(...parameters) };
  } catch (error) {
    const { message, errcode } = error as Error & { errcode?: number };
    return { failure: { message, errcode } };
  }
}
