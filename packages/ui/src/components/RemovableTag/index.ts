export { RemovableTag, type RemovableTagProps } from './RemovableTag.tsx';
