import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { TooltipBubbleProps } from './TooltipBubble.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const bubble: Overlay<TooltipBubbleProps> = onDemand(
  async () => (await import('./TooltipBubble.tsx')).TooltipBubble,
);
