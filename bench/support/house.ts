import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@concierge/server/database/migrate';
import { type OpenDatabase, openDatabase } from '@concierge/server/database/open';
import { type Amounts, fillProject } from '@concierge/server/testing/fill';
import { type TestProject, addTestProject } from '@concierge/server/testing/people';
import { startPostgres } from '@concierge/server/testing/postgres';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

export interface Place {
  databaseUrl: string | null;
  dataDir: string;
}

/** Runs the work with an empty database that is thrown away; commits are on the disk as in real life. */
export async function withPlace<Result>(
  name: DatabaseName,
  work: (place: Place) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'concierge-bench-'));
  const postgres = name === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined;
  try {
    return await work({ dataDir, databaseUrl: (await postgres?.createDatabase()) ?? null });
  } finally {
    await postgres?.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function withDatabase<Result>(
  place: Place,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const NOTHING: Amounts = { requests: 0, messages: 0, others: 0 };

/** Makes projects with staff, services and devices, each holding as much. */
export async function makeProjects(
  place: Place,
  count: number,
  amounts: Amounts = NOTHING,
): Promise<[TestProject, ...TestProject[]]> {
  return withDatabase(place, async (database) => {
    await migrate(database);
    const make = async (index: number) => {
      const project = await addTestProject(database.db, `house-${index}`);
      await fillProject(database.db, project, amounts);
      return project;
    };
    const projects: [TestProject, ...TestProject[]] = [await make(0)];
    for (let index = 1; index < count; index += 1) projects.push(await make(index));
    return projects;
  });
}
