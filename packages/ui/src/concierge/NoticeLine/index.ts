export { NoticeLine, type NoticeLineProps } from './NoticeLine.tsx';
