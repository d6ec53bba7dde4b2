import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { PopoverSurfaceProps } from './PopoverSurface.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const surface: Overlay<PopoverSurfaceProps> = onDemand(
  async () => (await import('./PopoverSurface.tsx')).PopoverSurface,
);
