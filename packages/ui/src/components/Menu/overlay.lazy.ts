import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { MenuSurfaceProps } from './MenuSurface.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const surface: Overlay<MenuSurfaceProps> = onDemand(
  async () => (await import('./MenuSurface.tsx')).MenuSurface,
);
