import { bundled, type Overlay } from '../../internal/overlay.ts';
import { RangePanel, type RangePanelProps } from './RangePanel.tsx';

/** In the bundle; `overlay.lazy.ts` takes its place under the condition `concierge-lazy`. */
export const panel: Overlay<RangePanelProps> = bundled(RangePanel);
