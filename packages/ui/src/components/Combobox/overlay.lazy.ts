import { onDemand } from '../../internal/onDemand.tsx';
import type { Overlay } from '../../internal/overlay.ts';
import type { ComboboxInUseProps } from './ComboboxInUse.tsx';

/** Takes the place of `overlay.ts` under the condition `concierge-lazy`. */
export const inUse: Overlay<ComboboxInUseProps> = onDemand(
  async () => (await import('./ComboboxInUse.tsx')).ComboboxInUse,
);
