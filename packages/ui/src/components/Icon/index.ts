export { Icon, iconNames, type IconName, type IconProps } from './Icon.tsx';
export type { IconSource } from './iconOf.tsx';
