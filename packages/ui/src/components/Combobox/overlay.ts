import { bundled, type Overlay } from '../../internal/overlay.ts';
import { ComboboxControl, type ComboboxControlProps } from './ComboboxControl.tsx';

/** In the bundle; `overlay.lazy.tsx` takes its place under the condition `concierge-lazy`. */
export const control: Overlay<ComboboxControlProps> = bundled(ComboboxControl);
