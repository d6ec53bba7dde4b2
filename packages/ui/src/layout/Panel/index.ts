export { Panel, type PanelControl, type PanelLabels, type PanelProps } from './Panel.tsx';
export type { PanelState } from './usePanelState.ts';
