export { RequestTimeline, type RequestTimelineProps } from './RequestTimeline.tsx';
