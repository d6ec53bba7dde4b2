export {
  RequestSummary,
  type RequestSummaryFigure,
  type RequestSummaryProps,
} from './RequestSummary.tsx';
