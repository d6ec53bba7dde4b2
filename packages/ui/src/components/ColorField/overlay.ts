import { bundled, type Overlay } from '../../internal/overlay.ts';
import { ColorPanel, type ColorPanelProps } from './ColorPanel.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const panel: Overlay<ColorPanelProps> = bundled(ColorPanel);
