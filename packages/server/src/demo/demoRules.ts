import { BlockList, isIP } from 'node:net';
import { type Config, ConfigError } from '../config.ts';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

function isLoopback(host: string): boolean {
  const family = isIP(host);
  if (family === 0) return host === 'localhost';
  return LOOPBACK.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

export interface DemoSwitches {
  /** `--demo-public`: serve the demo to other machines too. */
  isPublic: boolean;
  /** `NODE_ENV`. */
  environment: string | undefined;
}

/**
 * Everybody knows the demo's passwords and device keys.
 * @throws ConfigError where it must not be served.
 */
export function requireMayServeDemo(
  { host }: Pick<Config, 'host'>,
  { isPublic, environment }: DemoSwitches,
): void {
  if (environment === 'production') {
    throw new ConfigError(
      '--demo is refused with NODE_ENV=production: its passwords and device keys are public',
    );
  }
  if (isPublic || isLoopback(host)) return;
  throw new ConfigError(
    `--demo is refused on HOST ${host}: its passwords and device keys are public. --demo-public serves it to other machines all the same`,
  );
}
