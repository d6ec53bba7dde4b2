import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { SelectListProps } from './SelectList.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const list: Overlay<SelectListProps> = onDemand(
  async () => (await import('./SelectList.tsx')).SelectList,
);
