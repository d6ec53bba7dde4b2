export { UserMenu, type UserMenuLabels, type UserMenuProps } from './UserMenu.tsx';
