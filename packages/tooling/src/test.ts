/** The two test commands: the quick steps, or with `--all` every step or those that are named. */
import { ALL, QUICK } from './allSteps.ts';
import { ROOT } from './paths.ts';
import { runSteps } from './steps.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
const [all, ...names] = process.argv.slice(2);
const unknown = names.find((name) => !ALL.some((step) => step.name === name));
if (unknown) throw new Error(`No step ${unknown}, only ${ALL.map(({ name }) => name).join(', ')}`);
const named = ALL.filter(({ name }) => names.length === 0 || names.includes(name));
const green = await runSteps(all ? named : QUICK, ROOT);
process.exitCode = green ? 0 : 1;
