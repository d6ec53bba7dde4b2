export {
  MessageDetails,
  type MessageDetailsLabels,
  type MessageDetailsProps,
} from './MessageDetails.tsx';
