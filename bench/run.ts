/**
 * Benchmarks, bounded and on the loopback interface only: `node bench/run.ts <part> [--quick]`. The
 * parts of the server fill a temporary database and start the real server in its own process; those of the
 * browser make a production build of a page and open it in Chromium. All print tables and remove their
 * files. With `--strict` a missed figure ends with exit code 1.
 */
import { memory } from './parts/memory.ts';
import { peers } from './parts/peers.ts';
import { consoles } from './parts/consoles.ts';
import { lists } from './parts/lists.ts';
import { pages } from './parts/pages.ts';
import { table } from './parts/table.ts';
import type { Part } from './support/part.ts';
import { machine } from './support/report.ts';

const PARTS: Readonly<Record<string, Part>> = {
  pages,
  table,
  lists,
  consoles,
  peers,
  memory,
};

async function run(args: readonly string[]): Promise<number> {
  const quick = args.includes('--quick');
  const strict = args.includes('--strict');
  const names = args.filter((arg) => !arg.startsWith('--'));
  const selected = names.includes('all') ? Object.keys(PARTS) : names;
  const unknown = selected.filter((name) => PARTS[name] === undefined);
  if (selected.length === 0 || unknown.length > 0) {
    console.error(
      `Usage: node bench/run.ts <${Object.keys(PARTS).join(' | ')} | all> [--quick] [--strict]`,
    );
    return 2;
  }
  let passed = true;
  for (const name of selected) {
    console.log(`\n## ${name}${quick ? ' (quick)' : ''}\n\n${machine()}\n`);
    passed = (await PARTS[name]?.({ quick, strict })) !== false && passed;
  }
  return passed ? 0 : 1;
}

process.exitCode = await run(process.argv.slice(2));
