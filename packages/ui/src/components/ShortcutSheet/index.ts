export { ShortcutsButton, type ShortcutsButtonProps } from './ShortcutsButton.tsx';
export {
  ShortcutSheet,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutSheetLabels,
  type ShortcutSheetProps,
} from './ShortcutSheet.tsx';
