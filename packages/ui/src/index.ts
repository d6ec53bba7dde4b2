// ── foundations ──
export * from './foundations/index.ts';

// ── components ──
export * from './components/Alert/Alert.tsx';
export * from './components/Avatar/Avatar.tsx';
export * from './components/Badge/Badge.tsx';
export * from './components/BottomSheet/BottomSheet.tsx';
export * from './components/Button/Button.tsx';
export * from './components/Card/Card.tsx';
export * from './components/Checkbox/Checkbox.tsx';
export * from './components/ColorField/ColorField.tsx';
export * from './components/Combobox/Combobox.tsx';
export * from './components/ConfirmDialog/ConfirmDialog.tsx';
export * from './components/DataTable/DataTable.tsx';
export * from './components/DatePicker/DatePicker.tsx';
export * from './components/EmptyState/EmptyState.tsx';
export * from './components/Field/Field.tsx';
export * from './components/FilterBar/FilterBar.tsx';
export * from './components/Flag/Flag.tsx';
export * from './components/Grid/Grid.tsx';
export * from './components/Heading/Heading.tsx';
export * from './components/Icon/Icon.tsx';
export * from './components/IconButton/IconButton.tsx';
export * from './components/IconifyIcon/IconifyIcon.tsx';
export * from './components/Inline/Inline.tsx';
export * from './components/Kbd/Kbd.tsx';
export * from './components/Link/Link.tsx';
export * from './components/LinkButton/LinkButton.tsx';
export * from './components/ListFooter/ListFooter.tsx';
export * from './components/ListRow/ListRow.tsx';
export * from './components/Menu/Menu.tsx';
export * from './components/Modal/Modal.tsx';
export * from './components/MultiSelect/MultiSelect.tsx';
export * from './components/NumberField/NumberField.tsx';
export * from './components/PageSizeSelect/PageSizeSelect.tsx';
export * from './components/Pagination/Pagination.tsx';
export { pageItems, type PageItem } from './components/Pagination/paginationModel.ts';
export * from './components/PasswordField/PasswordField.tsx';
export * from './components/Popover/Popover.tsx';
export * from './components/PressableCard/PressableCard.tsx';
export * from './components/RadioGroup/RadioGroup.tsx';
export * from './components/SearchField/SearchField.tsx';
export * from './components/Select/Select.tsx';
export * from './components/QrCode/QrCode.tsx';
export * from './components/SecretField/SecretField.tsx';
export * from './components/ServiceIcon/ServiceIcon.tsx';
export * from './components/ShortcutSheet/ShortcutSheet.tsx';
export * from './components/Skeleton/Skeleton.tsx';
export * from './components/SortChoice/SortChoice.tsx';
export * from './components/Spinner/Spinner.tsx';
export * from './components/Stack/Stack.tsx';
export * from './components/StatusBadge/StatusBadge.tsx';
export * from './components/Switch/Switch.tsx';
export * from './components/Tabs/Tabs.tsx';
export * from './components/Tag/Tag.tsx';
export * from './components/Text/Text.tsx';
export * from './components/TextField/TextField.tsx';
export * from './components/Timeline/Timeline.tsx';
export * from './components/Toaster/Toaster.tsx';
export {
  dismissToast,
  toast,
  TOAST_TIMEOUT,
  type ToastOptions,
  type ToastTone,
} from './components/Toaster/toast.tsx';
export * from './components/Tooltip/Tooltip.tsx';
export * from './components/UserText/UserText.tsx';
export * from './components/VisuallyHidden/VisuallyHidden.tsx';

// ── layout ──
export * from './layout/AppShell/AppShell.tsx';
export * from './layout/BottomBar/BottomBar.tsx';
export * from './layout/Breadcrumbs/Breadcrumbs.tsx';
export * from './layout/ConnectionBar/ConnectionBar.tsx';
export * from './layout/ConnectionStatus/ConnectionStatus.tsx';
export * from './layout/CrashPage/CrashPage.tsx';
export * from './layout/ForbiddenPage/ForbiddenPage.tsx';
export * from './layout/Header/Header.tsx';
export * from './layout/LanguageMenu/LanguageMenu.tsx';
export * from './layout/NewVersionNotice/NewVersionNotice.tsx';
export * from './layout/NotFoundPage/NotFoundPage.tsx';
export * from './layout/Page/Page.tsx';
export * from './layout/PageHeader/PageHeader.tsx';
export * from './layout/Panel/Panel.tsx';
export * from './layout/Sidebar/Sidebar.tsx';
export * from './layout/StartingPage/StartingPage.tsx';
export * from './layout/StatusPage/StatusPage.tsx';
export * from './layout/ThemeMenu/ThemeMenu.tsx';
export * from './layout/UserMenu/UserMenu.tsx';
