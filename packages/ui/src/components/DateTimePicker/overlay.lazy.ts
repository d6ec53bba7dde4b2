import { createElement } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { DayTimePanelProps } from './DayTimePanel.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const panel: Overlay<DayTimePanelProps> = onDemand(
  async () => (await import('./DayTimePanel.tsx')).DayTimePanel,
  () => createElement(Skeleton, { shape: 'block', width: '252px', height: '360px' }),
);
