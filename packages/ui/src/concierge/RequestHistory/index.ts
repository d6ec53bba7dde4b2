export { RequestHistory } from './RequestHistory.tsx';
export type { RequestHistoryProps, RequestStep } from './RequestHistory.tsx';
