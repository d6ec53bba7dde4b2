export {
  ShortcutSheet,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutSheetLabels,
  type ShortcutSheetProps,
} from './ShortcutSheet.tsx';
