import { createElement } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { RangePanelProps } from './RangePanel.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const panel: Overlay<RangePanelProps> = onDemand(
  async () => (await import('./RangePanel.tsx')).RangePanel,
  () => createElement(Skeleton, { shape: 'block', width: '252px', height: '370px' }),
);
