import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '@concierge/server/auth/passwords';
import { openDatabase } from '@concierge/server/database/open';
import { WEAK_PASSWORDS } from '@concierge/server/testing/testProject';
import { buildPagesIfChanged } from '@concierge/tooling/build';
import { startServer } from './server.ts';
import { DEMO_PASSWORD } from './staff.ts';

/** Stores the demo users' password as hashed at little cost: every test signs in at least once. */
async function weakenPasswords(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const password_hash = await hashPassword(DEMO_PASSWORD, WEAK_PASSWORDS);
  await database.db.updateTable('app_user').set({ password_hash }).execute();
  await database.close();
}

/**
 * Provisions the demo project once, by starting the server as a user would; every test begins with
 * a copy of that database folder.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildPagesIfChanged();
  const folder = await mkdtemp(join(tmpdir(), 'concierge-e2e-'));
  const template = join(folder, 'template');
  const server = await startServer({ dataDir: join(folder, 'first') });
  await server.stop();
  await cp(server.dataDir, template, { recursive: true });
  await weakenPasswords(template);
  process.env.CONCIERGE_E2E_TEMPLATE = template;
  return () => rm(folder, { recursive: true, force: true });
}
