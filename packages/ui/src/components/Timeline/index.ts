export { Timeline } from './Timeline.tsx';
export type {
  TimelineActor,
  TimelineEntry,
  TimelineLabels,
  TimelineProps,
} from './timelineTypes.ts';
