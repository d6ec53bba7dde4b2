import { bundled, type Overlay } from '../../internal/overlay.ts';
import { ModalSurface, type ModalSurfaceProps } from './ModalSurface.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const surface: Overlay<ModalSurfaceProps> = bundled(ModalSurface);
