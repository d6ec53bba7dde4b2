import { componentCases } from './componentCases.tsx';
import { conciergeCases } from './conciergeCases.tsx';
import { layoutCases } from './layoutCases.tsx';
import { managementCases } from './managementCases.tsx';
import type { ConformanceCase } from './conformanceTypes.ts';

export type { ConformanceCase, Probe } from './conformanceTypes.ts';

/** Every public component that has a root of its own. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...componentCases,
  ...layoutCases,
  ...conciergeCases,
  ...managementCases,
];
