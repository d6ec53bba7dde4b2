import type { TestProject } from 'vitest/node';
import { ON_POSTGRES, startPostgres } from './postgres.ts';

/** One PostgreSQL server for all test files: to start one takes as long as many tests. */
export default async function startSharedPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (ON_POSTGRES.length === 0) return undefined;
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return () => postgres.stop();
}
