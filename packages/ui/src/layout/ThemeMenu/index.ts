export {
  ThemeMenu,
  type ThemeChoice,
  type ThemeMenuLabels,
  type ThemeMenuProps,
} from './ThemeMenu.tsx';
