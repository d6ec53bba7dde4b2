import { bundled, type Overlay } from '../../internal/overlay.ts';
import { MenuSurface, type MenuSurfaceProps } from './MenuSurface.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const surface: Overlay<MenuSurfaceProps> = bundled(MenuSurface);
