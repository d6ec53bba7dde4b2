import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { ComboboxControlProps } from './ComboboxControl.tsx';
import { PlainControl } from './PlainControl.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const control: Overlay<ComboboxControlProps> = onDemand(
  async () => (await import('./ComboboxControl.tsx')).ComboboxControl,
  PlainControl,
);
