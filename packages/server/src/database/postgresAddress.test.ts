import { describe, expect, it } from 'vitest';
import { databaseLine } from '../cli/command.ts';
import { ConfigError, readConfig } from '../config.ts';

/** Where a command with this `DATABASE_URL` says that it works. */
const lineOf = (address: string) =>
  databaseLine({
    env: { DATABASE_URL: address },
    cwd: '/srv/concierge',
    print: () => undefined,
    printError: () => undefined,
    readLine: async () => '',
  });

describe('DATABASE_URL', () => {
  it.each([
    ['postgres://ann:pw@db', 'db:5432/ann'],
    ['POSTGRESQL://ann:pw@db:6432/house?sslmode=disable', 'db:6432/house'],
    ['postgres://ann:a%2Fb%23c%3Fd%25e%40f@db/house', 'db:5432/house'],
    ['postgres://ann:a@b,c d:e\\f%g@db/house', 'db:5432/house'],
    ['postgres://ann:a%20b c@db/house', 'db:5432/house'],
    ['postgres://ann:pw@[::1]:6432/house', '::1:6432/house'],
    ['postgres://db/house?user=ann@hotel&password=a@b', 'db:5432/house'],
    ['postgres:///house?user=ann', 'localhost:5432/house'],
    ['postgres://ann:pw@/house?host=/run/a,b', '/run/a,b:5432/house'],
    ['postgres://ann:pw@%2Frun%2Fpostgresql/house', '/run/postgresql:5432/house'],
  ])('Y47 %s is taken as the driver does', (address, place) => {
    expect(readConfig({ DATABASE_URL: address }, '/').databaseUrl).toBe(address);
    expect(lineOf(address)).toBe(`Database: PostgreSQL at ${place}`);
  });

  it.each([
    ...['a/secret', '1/secret', 'a#secret', '1#secret', 'a?secret', '1?secret', '1?b=secret'].map(
      (password) => [`postgres://ann:${password}@db/house`, /percent-encoded: \/ as %2F/],
    ),
    ...[
      'a%bc-secret',
      'a%zz%2Fsecret',
      'a b%2Fsecret',
      'a@/secret',
      'a@1?b=secret',
      'se\tcret',
    ].map((password) => [`postgres://ann:${password}@db/house`, /percent-encoded: \/ as %2F/]),
    ['postgres://ann:secret@db:70000/house', /host:port/],
    ['postgres://ann:secret@db/house?port=x', /host:port/],
    ['postgres://ann:secret@db1,db2/house', /one host/],
    ['postgres://ann:secret@db1:5432,db2:5432/house', /one host/],
    ['postgres:///house?password=secret&host=db1,db2', /one host/],
    ['postgres://ann:secret@/run/postgresql/house', /\?host=\/run\/postgresql for a socket/],
    ['mysql://ann:secret@db', /starting with postgres:\/\//],
    ['postgres:secret', /starting with postgres:\/\//],
    ['/run/postgresql secret', /starting with postgres:\/\//],
    ['postgres://ann:secret@db/house?sslrootcert=/none.crt', /files can be read: .*none\.crt/],
  ] as [string, RegExp][])(
    'Y47 %s is refused in one line without the password',
    (address, words) => {
      for (const read of [
        () => readConfig({ DATABASE_URL: address }, '/'),
        () => lineOf(address),
      ]) {
        expect(read).toThrow(ConfigError);
        expect(read).toThrow(/^DATABASE_URL must be (?!.*(?:secret|cret@))[^\n]*$/);
        expect(read).toThrow(words);
      }
    },
  );
});
