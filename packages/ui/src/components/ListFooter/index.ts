export { ListFooter, type ListFooterLabels, type ListFooterProps } from './ListFooter.tsx';
