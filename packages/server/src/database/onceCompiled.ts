import type { CompiledQuery, DialectAdapter } from 'kysely';
import type { Connection } from './schema.ts';

/** Statements kept per database. */
const LIMIT = 500;

/** What a database and its transactions have in common. */
const adapterOf = (db: Connection): DialectAdapter => db.getExecutor().adapter;

const kept = new WeakMap<DialectAdapter, Map<string, CompiledQuery>>();

/**
 * The rows of a statement that is built once per database and key: to build one of many joins takes longer than to run it.
 * @param key Everything the statement depends on, its values included.
 */
export async function executeOnceCompiled<Row>(
  db: Connection,
  key: string,
  build: () => { compile: () => CompiledQuery<Row> },
): Promise<Row[]> {
  const adapter = adapterOf(db);
  const statements = kept.get(adapter) ?? new Map<string, CompiledQuery>();
  kept.set(adapter, statements);
  let compiled = statements.get(key) as CompiledQuery<Row> | undefined;
  if (!compiled) {
    compiled = build().compile();
    if (statements.size >= LIMIT) statements.clear();
    statements.set(key, compiled);
  }
  return (await db.executeQuery(compiled)).rows;
}

/** Stands for a value while a statement is built. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A statement that is built once per database, and run with other values each time.
 * @param names The values that `build` gets, each of which it must only bind.
 */
export function onceCompiled<Values extends object, Row>(
  names: readonly (keyof Values & string)[],
  build: (db: Connection, values: Values) => { compile: () => CompiledQuery<Row> },
): (db: Connection, values: Values) => Promise<Row[]> {
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]));
  return async (db, values) => {
    const adapter = adapterOf(db);
    const query = compiled.get(adapter) ?? build(db, placeholders as Values).compile();
    compiled.set(adapter, query);
    const parameters = query.parameters.map((one) =>
      one instanceof Placeholder ? values[one.name as keyof Values] : one,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
