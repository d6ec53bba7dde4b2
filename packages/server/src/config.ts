import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { DEFAULT_RUNTIME_CONFIG } from '@concierge/contract/runtimeConfig';
import { addressRefusal, withCheckedTls } from './database/postgresAddress.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Everything the server reads from its environment, checked. */
export interface Config {
  host: string;
  port: number;
  /** Folder of the SQLite file. */
  dataDir: string;
  /** Folder of the built console. */
  consoleDir: string;
  /** Folder of the built tablet. */
  tabletDir: string;
  /** `postgres://…`, or null for SQLite in `dataDir`. */
  databaseUrl: string | null;
  registrationUrl: string;
  iconServiceUrl: string;
  /** Websocket address for the console; empty: this site. */
  liveUrl: string;
  /** Where the console sends tablets: an address or a path of this site. */
  tabletUrl: string;
  /** Proxies whose headers on the client's address, host and protocol are trusted. */
  trustProxy: readonly string[];
  logLevel: LogLevel;
  /** Calls per minute of a session or device, and of an address where neither is known; 0: no limit. */
  rateLimit: number;
  /** Requests a device may send per minute; 0: no limit. */
  deviceRateLimit: number;
  /** Days after the sign-in that a session in use ends. */
  sessionDays: number;
  /** Contact sent to push services, `mailto:` or `https:`. */
  pushContact: string;
  /** The only port push services are called at. */
  pushPort: number;
  /** Bearer token for `/metrics`; null: there are no metrics. */
  metricsToken: string | null;
}

/** An invalid setting; `message` is one line for the administrator. */
export class ConfigError extends Error {}

const BUILT_CONSOLE = resolve(import.meta.dirname, '../../console/dist');
const BUILT_TABLET = resolve(import.meta.dirname, '../../tablet/dist');

/** The names of all settings. */
export const SETTINGS = [
  'HOST',
  'PORT',
  'DATA_DIR',
  'CONSOLE_DIR',
  'TABLET_DIR',
  'DATABASE_URL',
  'REGISTRATION_URL',
  'ICON_SERVICE_URL',
  'LIVE_URL',
  'TABLET_URL',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'RATE_LIMIT',
  'DEVICE_RATE_LIMIT',
  'SESSION_DAYS',
  'PUSH_CONTACT',
  'PUSH_PORT',
  'METRICS_TOKEN',
] as const;
export type SettingName = (typeof SETTINGS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

interface Range {
  min?: number;
  max: number;
}

function integer(
  env: Environment,
  name: SettingName,
  fallback: number,
  { min = 0, max }: Range,
): number {
  const value = env[name];
  if (!value) return fallback;
  const parsed = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (!(parsed >= min && parsed <= max)) {
    const given = JSON.stringify(value.slice(0, 40));
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not ${given}`);
  }
  return parsed;
}

function choice<const T extends string>(
  env: Environment,
  name: SettingName,
  allowed: readonly T[],
  fallback: T,
): T {
  const value = env[name];
  if (!value) return fallback;
  const found = allowed.find((candidate) => candidate === value);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const largest = isIP(address) === 6 ? 128 : 32;
  const whole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= largest);
  return PRIVATE_NETWORKS.includes(value) || (isIP(address) > 0 && whole && rest.length === 0);
}

/** `true` means the private networks: a proxy on this machine or in its network. */
function proxies(env: Environment): readonly string[] {
  const value = env['TRUST_PROXY'] || 'false';
  if (value === 'false') return [];
  if (value === 'true') return PRIVATE_NETWORKS;
  const networks = value.split(',').map((network) => network.trim());
  if (!networks.every(isNetwork)) {
    throw new ConfigError(
      `TRUST_PROXY must be true, false, or addresses and networks with commas between, not "${value}"`,
    );
  }
  return networks;
}

function url(
  env: Environment,
  name: SettingName,
  fallback: string,
  protocols: readonly string[],
  options: { orPath?: boolean } = {},
): string {
  const value = env[name];
  if (!value) return fallback;
  if (options.orPath && /^\/(?!\/)/.test(value)) return value;
  // The value is not repeated: an address may carry a password.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new ConfigError(`${name} must be an address starting with ${protocols.join(' or ')}`);
  }
  return value;
}

function postgres(env: Environment): string | null {
  const value = env['DATABASE_URL'];
  if (!value) return null;
  const address = withCheckedTls(value);
  const refusal = addressRefusal(address);
  if (refusal !== null) throw new ConfigError(`DATABASE_URL must be ${refusal}`);
  return address;
}

const SECRET_CHARACTERS = 16;

function secret(env: Environment, name: SettingName): string | null {
  const value = env[name];
  if (!value) return null;
  if (value.length < SECRET_CHARACTERS || /[^!-~]/.test(value)) {
    throw new ConfigError(
      `${name} must be at least ${SECRET_CHARACTERS} ASCII characters without white space`,
    );
  }
  return value;
}

/** The contact that push services are given when none is set. Some refuse it. */
export const NO_PUSH_CONTACT = 'mailto:admin@localhost';

/** Reads the settings of the environment. Throws `ConfigError` for an invalid value. */
export function readConfig(env: Environment, cwd: string): Config {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: integer(env, 'PORT', 4600, { max: 65_535 }),
    dataDir: resolve(cwd, env['DATA_DIR'] || 'data'),
    consoleDir: env['CONSOLE_DIR'] ? resolve(cwd, env['CONSOLE_DIR']) : BUILT_CONSOLE,
    tabletDir: env['TABLET_DIR'] ? resolve(cwd, env['TABLET_DIR']) : BUILT_TABLET,
    databaseUrl: postgres(env),
    registrationUrl: url(
      env,
      'REGISTRATION_URL',
      DEFAULT_RUNTIME_CONFIG.registrationUrl,
      ['https:', 'http:'],
      { orPath: true },
    ),
    iconServiceUrl: url(
      env,
      'ICON_SERVICE_URL',
      DEFAULT_RUNTIME_CONFIG.iconServiceUrl,
      ['https:', 'http:'],
      { orPath: true },
    ),
    liveUrl: url(env, 'LIVE_URL', DEFAULT_RUNTIME_CONFIG.liveUrl, ['wss:', 'ws:']),
    tabletUrl: url(env, 'TABLET_URL', DEFAULT_RUNTIME_CONFIG.tabletUrl, ['https:', 'http:'], {
      orPath: true,
    }),
    trustProxy: proxies(env),
    logLevel: choice(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    rateLimit: integer(env, 'RATE_LIMIT', 6_000, { max: 1_000_000 }),
    deviceRateLimit: integer(env, 'DEVICE_RATE_LIMIT', 30, { max: 1_000_000 }),
    sessionDays: integer(env, 'SESSION_DAYS', 30, { min: 1, max: 3_650 }),
    pushContact: url(env, 'PUSH_CONTACT', NO_PUSH_CONTACT, ['mailto:', 'https:']),
    pushPort: integer(env, 'PUSH_PORT', 443, { min: 1, max: 65_535 }),
    metricsToken: secret(env, 'METRICS_TOKEN'),
  };
}
