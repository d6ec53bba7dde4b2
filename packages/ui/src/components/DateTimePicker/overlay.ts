import { bundled, type Overlay } from '../../internal/overlay.ts';
import { DayTimePanel, type DayTimePanelProps } from './DayTimePanel.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const panel: Overlay<DayTimePanelProps> = bundled(DayTimePanel);
