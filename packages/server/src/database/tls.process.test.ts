import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCertificate } from '../testing/certificate.ts';
import { folderForTests } from '../testing/folders.ts';
import { type PostgresServer, startPostgres } from '../testing/postgres.ts';
import { runCliProcess } from '../testing/runCli.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { withDatabase } from './open.ts';

describe('a PostgreSQL with TLS', () => {
  const folder = folderForTests();
  let postgres: PostgresServer;
  let url: URL;

  beforeAll(async () => {
    const certificate = await makeCertificate(folder, 'server');
    await makeCertificate(folder, 'other');
    postgres = await startPostgres({ certificate });
    url = new URL(await postgres.createDatabase());
    url.hostname = 'localhost';
  });
  afterAll(() => postgres.stop());

  /** The address, for whoever trusts the certificate of this name. */
  function trusting(name: string, hostname = 'localhost') {
    const address = new URL(url);
    address.hostname = hostname;
    address.searchParams.set('sslmode', 'verify-full');
    address.searchParams.set('sslrootcert', join(folder, `${name}.crt`));
    return { databaseUrl: address.href, dataDir: '' };
  }

  it('is used encrypted by every connection of a server that trusts its certificate', async () => {
    const location = trusting('server');
    const server = await startServerProcess({ location });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    const { rows } = await withDatabase(location, ({ db }) =>
      sql<{ name: string; ssl: boolean }>`select application_name as name, ssl
        from pg_stat_activity join pg_stat_ssl using (pid)
        where datname = current_database() and pid <> pg_backend_pid()`.execute(db),
    );
    await server.stop();
    expect(rows.map(({ name }) => name)).toContain('concierge live');
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ ssl }) => !ssl)).toEqual([]);
  });

  it.each([
    ['another certificate is trusted', 'other', 'localhost', /certificate/],
    ['the certificate is for another host', 'server', '127.0.0.1', /altnames/],
  ])('is refused in one line when %s', async (_what, name, host, reason) => {
    const failed = startServerProcess({ location: trusting(name, host) });
    const line = /^The server ended with 1: The database of DATABASE_URL cannot be used: [^\n]+\n$/;
    await expect(failed).rejects.toThrow(line);
    await expect(failed).rejects.toThrow(reason);
  });

  it.each(['require', 'verify-ca'])(
    'Y48 of an authority that Node does not know is refused with the way out, which works, for sslmode=%s',
    async (mode) => {
      const address = new URL(url);
      address.searchParams.set('sslmode', mode);
      const location = () => ({ databaseUrl: address.href, dataDir: '' });
      const line = /cannot be used: self-signed certificate; add sslrootcert=FILE [^\n]+\n$/;
      await expect(startServerProcess({ location: location() })).rejects.toThrow(line);
      const refused = await runCliProcess(location(), ['list', 'projects']);
      expect(refused.stderr).toMatch(/^self-signed certificate; add sslrootcert=FILE [^\n]+\n$/);

      address.searchParams.set('sslrootcert', join(folder, 'server.crt'));
      const { stderr } = await runCliProcess(location(), ['list', 'projects']);
      expect(stderr).not.toMatch(/certificate|SSL/);
    },
  );
});
