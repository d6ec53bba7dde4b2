export { Menu } from './Menu.tsx';
export type { MenuItem, MenuProps, MenuSection } from './menuTypes.ts';
