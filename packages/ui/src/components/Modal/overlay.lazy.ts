import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { ModalSurfaceProps } from './ModalSurface.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const surface: Overlay<ModalSurfaceProps> = onDemand(
  async () => (await import('./ModalSurface.tsx')).ModalSurface,
);
