export { PageSizeSelect, type PageSizeSelectProps } from './PageSizeSelect.tsx';
