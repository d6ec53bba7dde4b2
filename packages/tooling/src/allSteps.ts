/** The steps of the two test commands: the quick ones run for every change, all of them each night. */
import type { Step } from './steps.ts';

export const QUICK: readonly Step[] = [
  { name: 'check', script: 'check' },
  { name: 'unit', script: 'test:unit' },
  { name: 'stories', script: 'test:stories' },
  { name: 'e2e', script: 'test:e2e', args: ['--grep=@core'] },
  { name: 'rows', script: 'coverage' },
];

const OTHERS = ['storybook', 'built-stories', 'package', 'deployment', 'sizes', 'browsers'];

export const ALL: readonly Step[] = [
  ...QUICK,
  { name: 'server', script: 'test:server', env: { FULL: '1' } },
  { name: 'e2e-rest', script: 'test:e2e', args: ['--grep-invert=@core'] },
  { name: 'themes', script: 'test:stories', env: { STORY_CHECKS: 'themes' } },
  { name: 'pictures', script: 'test:stories', env: { STORY_CHECKS: 'pictures' } },
  ...OTHERS.map((name) => ({ name, script: `test:${name}` })),
];
