export { IconifyIcon, type IconifyIconProps } from './IconifyIcon.tsx';
