import { createElement } from 'react';
import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { ColorPanelProps } from './ColorPanel.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const panel: Overlay<ColorPanelProps> = onDemand(
  async () => (await import('./ColorPanel.tsx')).ColorPanel,
  () => createElement(Skeleton, { shape: 'block', width: '224px', height: '196px' }),
);
