import { bundled, type Overlay } from '../../internal/overlay.ts';
import { SelectList, type SelectListProps } from './SelectList.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const list: Overlay<SelectListProps> = bundled(SelectList);
