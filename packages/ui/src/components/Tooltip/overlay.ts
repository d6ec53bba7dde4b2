import { bundled, type Overlay } from '../../internal/overlay.ts';
import { TooltipBubble, type TooltipBubbleProps } from './TooltipBubble.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const bubble: Overlay<TooltipBubbleProps> = bundled(TooltipBubble);
