import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL server that `globalPostgres.ts` starts. */
    postgresUrl: string;
  }
}

async function run(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Databases on the one PostgreSQL server of the test run; `stop` drops those created here. */
export function sharedPostgres() {
  const made: string[] = [];
  return {
    /** Makes an empty database, with options of `create database`, and returns its address. */
    async createDatabase(options = '') {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await run(`create database ${name} ${options}`);
      made.push(name);
      const url = new URL(inject('postgresUrl'));
      url.pathname = name;
      return url.href;
    },
    async stop() {
      for (const name of made.splice(0)) await run(`drop database ${name} with (force)`);
    },
  };
}
