/**
 * Benchmarks, bounded and on the loopback interface only: `node bench/run.ts <part> [--quick]`. The
 * parts of the server fill a temporary database and start the real server in its own process; those of the
 * browser make a production build of a page and open it in Chromium. All print tables and remove their
 * files. With `--strict` a missed figure ends with exit code 1.
 */
import { blocking } from './parts/blocking.ts';
import { changes } from './parts/changes.ts';
import { disconnects } from './parts/disconnects.ts';
import { job } from './parts/job.ts';
import { kills } from './parts/kills.ts';
import { lists } from './parts/lists.ts';
import { memory } from './parts/memory.ts';
import { modals } from './parts/modals.ts';
import { moves } from './parts/moves.ts';
import { outages } from './parts/outages.ts';
import { peers } from './parts/peers.ts';
import { selects } from './parts/selects.ts';
import { slow } from './parts/slow.ts';
import { sockets } from './parts/sockets.ts';
import { dashboard } from './parts/dashboard.ts';
import { desks } from './parts/desks.ts';
import { events } from './parts/events.ts';
import { flood } from './parts/flood.ts';
import { lighthouseScores } from './parts/lighthouse.ts';
import { pages } from './parts/pages.ts';
import { waits } from './parts/waits.ts';
import { table } from './parts/table.ts';
import { theme } from './parts/theme.ts';
import type { Part } from './support/part.ts';
import { machine } from './support/report.ts';

const PARTS: Readonly<Record<string, Part>> = {
  job,
  lists,
  blocking,
  changes,
  peers,
  sockets,
  disconnects,
  kills,
  outages,
  slow,
  flood,
  memory,
  moves,
  table,
  modals,
  selects,
  theme,
  pages,
  dashboard,
  desks,
  events,
  lighthouse: lighthouseScores,
  waits,
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
