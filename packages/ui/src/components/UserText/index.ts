export { UserText, type UserTextProps } from './UserText.tsx';
