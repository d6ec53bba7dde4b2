import { bundled, type Overlay } from '../../internal/overlay.ts';
import { PopoverSurface, type PopoverSurfaceProps } from './PopoverSurface.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const surface: Overlay<PopoverSurfaceProps> = bundled(PopoverSurface);
