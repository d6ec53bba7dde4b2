export { Sidebar, type SidebarLabels, type SidebarProps } from './Sidebar.tsx';
export type { SidebarItem } from './sidebarModel.ts';
export type { SidebarProfileData } from './SidebarProfile.tsx';
