export { PressableCard, type PressableCardProps } from './PressableCard.tsx';
