import { parentPort } from 'node:worker_threads';
import { runCommand } from '../cli/runCommand.ts';
import type { CliCall, Outcome } from './runCli.ts';

async function run({ id, args, env }: CliCall): Promise<void> {
  const outcome: Outcome = { code: 0, stdout: '', stderr: '' };
  outcome.code = await runCommand(args, {
    env,
    cwd: process.cwd(),
    print: (line) => (outcome.stdout += `${line}\n`),
    printError: (line) => (outcome.stderr += `${line}\n`),
  });
  parentPort?.postMessage({ id, outcome });
}

parentPort?.on('message', (call: CliCall) => void run(call));
