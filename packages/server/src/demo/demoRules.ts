import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import ipaddr from 'ipaddr.js';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '@concierge/contract/constants';
import { type Config, ConfigError } from '../config.ts';
import { reasonOf } from '../lib/reason.ts';

const isLoopback = (host: string) =>
  isIP(host) === 0 ? host === 'localhost' : ipaddr.process(host).range() === 'loopback';

export interface DemoSwitches {
  /** `--demo`: create the demo project and serve it. */
  demo: boolean;
  /** `--demo-public`: serve the demo to other machines too. */
  isPublic: boolean;
  /** `--demo-lang`: what the demo's staff and guests write in. */
  language: Language;
}

/**
 * Reads the server's command line.
 * @throws ConfigError for a switch that is none.
 */
export function readDemoSwitches(args: string[]): DemoSwitches {
  const values = parseSwitches(args);
  const lang = values['demo-lang'] ?? FALLBACK_LANGUAGE;
  const language = LANGUAGES.find((known) => known === lang);
  if (!language) throw new ConfigError(`--demo-lang must be one of ${LANGUAGES.join(', ')}`);
  return { demo: values.demo ?? false, isPublic: values['demo-public'] ?? false, language };
}

function parseSwitches(args: string[]) {
  try {
    const options = {
      demo: { type: 'boolean' },
      'demo-public': { type: 'boolean' },
      'demo-lang': { type: 'string' },
    } as const;
    // Package managers hand `--` on.
    return parseArgs({ args: args.filter((arg) => arg !== '--'), options }).values;
  } catch (error) {
    throw new ConfigError(reasonOf(error));
  }
}

interface Place {
  isPublic: boolean;
  /** `NODE_ENV`. */
  environment: string | undefined;
}

/**
 * Everyone knows the demo's passwords and device keys.
 * @throws ConfigError where it must not be served.
 */
export function requireMayServeDemo(
  { host }: Pick<Config, 'host'>,
  { isPublic, environment }: Place,
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
