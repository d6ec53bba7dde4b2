import { PRODUCT_VERSION } from '../lib/productVersion.ts';
import { reasonOf } from '../lib/reason.ts';
import { withSettingsFile } from '../settingsFile.ts';
import { BACKUP_COMMAND } from './backup.ts';
import { CHECK_COMMAND } from './check.ts';
import {
  type Command,
  type Terminal,
  UsageError,
  readOptions,
  usageOf,
  withSecrets,
} from './command.ts';
import { LIST_COMMANDS } from './list.ts';
import { COPY_COMMAND, RESTORE_COMMAND } from './move.ts';
import { PASSWORD_RULES_COMMAND } from './passwordRules.ts';
import { PROVISION_COMMANDS } from './provision.ts';
import { RETENTION_COMMAND } from './retention.ts';
import { REVOKE_COMMANDS } from './revoke.ts';
import { SIMULATE_COMMAND } from './simulate.ts';

const COMMANDS: readonly Command[] = [
  ...PROVISION_COMMANDS,
  ...LIST_COMMANDS,
  ...REVOKE_COMMANDS,
  CHECK_COMMAND,
  BACKUP_COMMAND,
  RESTORE_COMMAND,
  COPY_COMMAND,
  RETENTION_COMMAND,
  PASSWORD_RULES_COMMAND,
  SIMULATE_COMMAND,
];

const EXIT_FAILED = 1;
const EXIT_USAGE = 2;

function overview(): string {
  const title = 'Usage: concierge <command> [options]\n       concierge --version';
  const note =
    'Uses the server’s database: DATABASE_URL, or DATA_DIR, from the environment or from the file that ' +
    'SETTINGS_FILE names.';
  return [title, ...COMMANDS.map(usageOf), note].join('\n\n');
}

function commandOf(args: readonly string[]): { command: Command; rest: readonly string[] } {
  for (const command of COMMANDS) {
    const words = command.name.split(' ');
    if (words.every((word, index) => args[index] === word)) {
      return { command, rest: args.slice(words.length) };
    }
  }
  const called = args.filter((arg) => !arg.startsWith('-')).join(' ');
  throw new UsageError(called ? `Unknown command "${called}"` : 'No command given');
}

/** Runs the command the arguments name and returns the exit code: 0 done, 1 failed, 2 wrong usage. */
export async function runCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  let usage = overview();
  if (args[0] === '--version') {
    terminal.print(PRODUCT_VERSION);
    return 0;
  }
  const asksHelp = args.includes('--help') || args.includes('-h');
  try {
    if (asksHelp) {
      const known = COMMANDS.find(({ name }) => args.join(' ').startsWith(name));
      terminal.print(known ? usageOf(known) : overview());
      return 0;
    }
    const { command, rest } = commandOf(args);
    usage = usageOf(command);
    const values = await withSecrets(command, readOptions(command, rest), terminal);
    const env = withSettingsFile(terminal.env, terminal.cwd);
    return await command.run(values, { ...terminal, env });
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.printError(`${error.message}\n\n${usage}`);
      return EXIT_USAGE;
    }
    terminal.printError(reasonOf(error));
    return EXIT_FAILED;
  }
}
