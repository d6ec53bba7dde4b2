export {
  TakeOverNotice,
  type TakeOverNoticeLabels,
  type TakeOverNoticeProps,
} from './TakeOverNotice.tsx';
