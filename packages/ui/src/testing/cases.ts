import { componentCases } from './componentCases.tsx';
import { conciergeCases } from './conciergeCases.tsx';
import { layoutCases } from './layoutCases.tsx';
import { managementCases } from './managementCases.tsx';
import { messageCases } from './messageCases.tsx';
import { overlayCases } from './overlayCases.tsx';
import type { ConformanceCase } from './conformanceTypes.ts';

export type { ConformanceCase, Probe } from './conformanceTypes.ts';

/** Every public component that has a root of its own. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...componentCases,
  ...overlayCases,
  ...layoutCases,
  ...conciergeCases,
  ...managementCases,
  ...messageCases,
];
