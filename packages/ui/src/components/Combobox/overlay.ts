import { bundled, type Overlay } from '../../internal/overlay.ts';
import { ComboboxInUse, type ComboboxInUseProps } from './ComboboxInUse.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const inUse: Overlay<ComboboxInUseProps> = bundled(ComboboxInUse);
