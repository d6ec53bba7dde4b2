export { ReplyModal } from './ReplyModal.tsx';
export type { ReplyChoice } from './replyModel.ts';
export type { ReplyLabels, ReplyModalProps, ReplyRequest } from './replyTypes.ts';
