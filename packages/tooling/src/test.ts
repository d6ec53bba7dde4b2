/** The two test commands: the quick steps, or with `--all` every step or those that are named. */
import { ROOT } from './paths.ts';
import { runSteps, type Step } from './steps.ts';

const QUICK: readonly Step[] = [
  { name: 'check', script: 'check' },
  { name: 'unit', script: 'test:unit' },
  { name: 'stories', script: 'test:stories' },
  { name: 'e2e', script: 'test:e2e', args: ['--grep=@core'] },
  { name: 'rows', script: 'coverage' },
];

const OTHERS = ['storybook', 'built-stories', 'package', 'deployment', 'loads', 'browsers', 'fuzz'];

const ALL: readonly Step[] = [
  ...QUICK,
  { name: 'server', script: 'test:server', env: { FULL: '1' } },
  { name: 'e2e-rest', script: 'test:e2e', args: ['--grep-invert=@core'] },
  { name: 'themes', script: 'test:stories', env: { STORY_CHECKS: 'themes' } },
  { name: 'pictures', script: 'test:stories', env: { STORY_CHECKS: 'pictures' } },
  ...OTHERS.map((name) => ({ name, script: `test:${name}` })),
];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));
const [all, ...names] = process.argv.slice(2);
const unknown = names.find((name) => !ALL.some((step) => step.name === name));
if (unknown) throw new Error(`No step ${unknown}, only ${ALL.map(({ name }) => name).join(', ')}`);
const named = ALL.filter(({ name }) => names.length === 0 || names.includes(name));
const green = await runSteps(all ? named : QUICK, ROOT);
process.exitCode = green ? 0 : 1;
