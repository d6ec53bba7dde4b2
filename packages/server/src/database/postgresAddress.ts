import { Client } from 'pg';

const FORM =
  'postgres://user:password@host:port/database, where user and password are percent-encoded: ' +
  '/ as %2F, # as %23, ? as %3F, @ as %40, % as %25, a space as %20';
const ONE_HOST = 'the address of one host, not of several';
const SOCKET =
  'postgres://user:password@/database?host=/run/postgresql for a socket, with the folder behind host=';

/** Parameters of the driver in which an `@` is no sign of a password that has ended too early. */
const PARAMETER = /^(?:user|password|host|options|(?:fallback_)?application_name|ssl\w+)=/;

const LARGEST_PORT = 65_535;

/** Where a PostgreSQL server is; `host` begins with `/` for the folder of a socket. */
export interface PostgresPlace {
  host: string;
  port: number;
  database: string;
}

/** The place as the driver understands the address. Throws what the driver throws. */
export function postgresPlace(address: string): PostgresPlace {
  const { host, port, database = '' } = new Client({ connectionString: address });
  return { host, port, database };
}

/**
 * The address with the mode of TLS named as what the driver does with it: all that ask for TLS check certificate and host,
 * and it warns of that in eight lines.
 */
export const withCheckedTls = (address: string) =>
  /[?&]uselibpqcompat=true(?=&|$)/.test(address)
    ? address
    : address.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full');

/**
 * The driver escapes a whole address that has a space or a stray `%`, also what was escaped before, unless that
 * is two digits.
 */
function isEscapedTwice(address: string): boolean {
  const stray = / |%(?![\da-f]{2})/i.test(address);
  return stray && /%(?!\d\d)[\da-f]{2}/i.test(address);
}

/** Whether a `/`, `?` or `#` of the password has ended it, so that its `@` is behind the host. */
function endsInPassword(behindHost: string): boolean {
  const [path = '', ...query] = behindHost.split(/[?&]/);
  return path.includes('@') || query.some((part) => part.includes('@') && !PARAMETER.test(part));
}

/**
 * What the address of a PostgreSQL has to be instead; null for one that the driver takes as it is meant. The address,
 * which may contain a password, is not repeated.
 */
export function addressRefusal(address: string): string | null {
  const [, authority, behind = ''] = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  if (authority === undefined) return 'an address starting with postgres:// or postgresql://';
  // oxlint-disable-next-line no-control-regex -- these are what is refused
  if (/[#\u0000-\u001f\u007f]/.test(address)) return FORM;
  if (isEscapedTwice(address) || endsInPassword(behind)) return FORM;
  if (authority.slice(authority.lastIndexOf('@') + 1).includes(',')) return ONE_HOST;
  try {
    const { host, port, database } = postgresPlace(address);
    if (host.includes(',') && !host.startsWith('/')) return ONE_HOST;
    const isHostNamed = /[^@]$/.test(authority) || behind.includes('host=');
    if (!isHostNamed && database.includes('/')) return SOCKET;
    return port <= LARGEST_PORT ? null : FORM;
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    return syscall === undefined ? FORM : `an address whose files can be read: ${message}`;
  }
}
