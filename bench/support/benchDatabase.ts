import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@concierge/server/database/migrate';
import { type DatabaseLocation, withDatabase } from '@concierge/server/database/open';
import { type Amounts, fillProject } from '@concierge/server/testing/fill';
import { type TestProject, addTestProject } from '@concierge/server/testing/testProject';
import { startPostgres } from '@concierge/server/testing/postgres';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** Runs the work with an empty temporary database; commits are durable as in production. */
export async function withBenchDatabase<Result>(
  name: DatabaseName,
  work: (location: DatabaseLocation) => Promise<Result>,
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

const NOTHING: Amounts = { requests: 0, messages: 0, others: 0 };

/** Adds projects with users, services and devices, each with these amounts of rows. */
export async function makeProjects(
  location: DatabaseLocation,
  count: number,
  amounts: Amounts = NOTHING,
): Promise<[TestProject, ...TestProject[]]> {
  return withDatabase(location, async (database) => {
    await migrate(database);
    const make = async (index: number) => {
      const project = await addTestProject(database.db, `project-${index}`);
      await fillProject(database.db, project, amounts);
      return project;
    };
    const projects: [TestProject, ...TestProject[]] = [await make(0)];
    for (let index = 1; index < count; index += 1) projects.push(await make(index));
    return projects;
  });
}
