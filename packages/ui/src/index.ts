// ── foundations ──
export { t } from './foundations/t.generated.ts';
export { BaseStyle } from './foundations/BaseStyle.tsx';
export { GlobalStyle } from './foundations/GlobalStyle.tsx';
export { ScopedBaseStyle, type ScopedBaseStyleProps } from './foundations/ScopedBaseStyle.tsx';
export { nestAtRules } from './foundations/nestAtRules.ts';
export { UiProvider, type UiProviderProps } from './foundations/UiProvider.tsx';
export { registered, type Registration } from './internal/registered.ts';
export { preloadOverlays } from './internal/onDemand.tsx';

// ── components ──
export { Alert, type AlertProps, type AlertTone } from './components/Alert/index.ts';
export { Avatar, type AvatarProps } from './components/Avatar/index.ts';
export { Badge, type BadgeProps } from './components/Badge/index.ts';
export { BottomSheet, type BottomSheetProps } from './components/BottomSheet/index.ts';
export { Button, type ButtonProps } from './components/Button/index.ts';
export type { ButtonSize, ButtonVariant } from './components/Button/index.ts';
export { Card, type CardProps } from './components/Card/index.ts';
export { Checkbox, type CheckboxProps } from './components/Checkbox/index.ts';
export {
  ColorField,
  type ColorFieldLabels,
  type ColorFieldProps,
} from './components/ColorField/index.ts';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/index.ts';
export { DataTable, RowAction } from './components/DataTable/index.ts';
export type {
  DataTableActions,
  DataTableColumn,
  DataTableLabels,
  DataTableProps,
  DataTableSort,
  RowFocusProps,
  RowStep,
  RowActionProps,
} from './components/DataTable/index.ts';
export {
  DatePicker,
  type DatePickerLabels,
  type DatePickerProps,
} from './components/DatePicker/index.ts';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/index.ts';
export { Field, type FieldControl, type FieldProps } from './components/Field/index.ts';
export {
  FilterBar,
  InlineFilterBar,
  type FilterBarLabels,
  type FilterBarProps,
  type InlineFilterBarProps,
} from './components/FilterBar/index.ts';
export { Flag, type FlagCountry, type FlagProps } from './components/Flag/index.ts';
export { Grid, type GridProps } from './components/Grid/index.ts';
export { Heading, type HeadingProps } from './components/Heading/index.ts';
export {
  Icon,
  iconNames,
  type IconName,
  type IconProps,
  type IconSource,
} from './components/Icon/index.ts';
export { IconButton, type IconButtonProps } from './components/IconButton/index.ts';
export { IconifyIcon, type IconifyIconProps } from './components/IconifyIcon/index.ts';
export { Inline, type InlineProps } from './components/Inline/index.ts';
export { Kbd, type KbdProps } from './components/Kbd/index.ts';
export {
  Link,
  type LinkElementProps,
  type LinkProps,
  type RenderLink,
} from './components/Link/index.ts';
export { LinkButton, type LinkButtonProps } from './components/LinkButton/index.ts';
export {
  ListFooter,
  type ListFooterLabels,
  type ListFooterProps,
} from './components/ListFooter/index.ts';
export { ListRow, type ListRowProps } from './components/ListRow/index.ts';
export { Menu, type MenuItem, type MenuProps } from './components/Menu/index.ts';
export { Modal, type ModalProps, type ModalSize } from './components/Modal/index.ts';
export { PageSizeSelect, type PageSizeSelectProps } from './components/PageSizeSelect/index.ts';
export {
  Pagination,
  type PaginationLabels,
  type PaginationProps,
} from './components/Pagination/index.ts';
export { pageItems, type PageItem } from './components/Pagination/index.ts';
export {
  PasswordField,
  type PasswordFieldLabels,
  type PasswordFieldProps,
} from './components/PasswordField/index.ts';
export { Popover, type PopoverProps } from './components/Popover/index.ts';
export { PressableCard, type PressableCardProps } from './components/PressableCard/index.ts';
export {
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
} from './components/RadioGroup/index.ts';
export {
  SearchField,
  type SearchFieldLabels,
  type SearchFieldProps,
} from './components/SearchField/index.ts';
export {
  Select,
  type SelectOption,
  type SelectProps,
  type SelectSearchLabels,
} from './components/Select/index.ts';
export { QrCode, type QrCodeProps } from './components/QrCode/index.ts';
export {
  SecretField,
  type SecretFieldLabels,
  type SecretFieldProps,
} from './components/SecretField/index.ts';
export { ServiceIcon, type ServiceIconProps } from './components/ServiceIcon/index.ts';
export {
  ShortcutsButton,
  ShortcutSheet,
  type Shortcut,
  type ShortcutGroup,
  type ShortcutSheetLabels,
  type ShortcutSheetProps,
  type ShortcutsButtonProps,
} from './components/ShortcutSheet/index.ts';
export { Skeleton, type SkeletonProps } from './components/Skeleton/index.ts';
export { SortChoice } from './components/SortChoice/index.ts';
export type {
  SortChoiceLabels,
  SortChoiceProps,
  SortChoiceState,
  SortColumn,
  SortDirection,
} from './components/SortChoice/index.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/index.ts';
export { Stack, type StackProps } from './components/Stack/index.ts';
export {
  StatusBadge,
  type StatusBadgeProps,
  type StatusTone,
} from './components/StatusBadge/index.ts';
export { Switch, type SwitchProps } from './components/Switch/index.ts';
export { Tabs, type TabsItem, type TabsProps } from './components/Tabs/index.ts';
export { Tag, type TagProps } from './components/Tag/index.ts';
export { Text, type TextProps } from './components/Text/index.ts';
export { TextField, type TextControl, type TextFieldProps } from './components/TextField/index.ts';
export {
  Timeline,
  type TimelineActor,
  type TimelineEntry,
  type TimelineLabels,
  type TimelineProps,
} from './components/Timeline/index.ts';
export { Toaster, type ToasterProps } from './components/Toaster/index.ts';
export {
  dismissToast,
  toast,
  TOAST_TIMEOUT,
  type ToastOptions,
  type ToastTone,
} from './components/Toaster/index.ts';
export { Tooltip, type TooltipProps } from './components/Tooltip/index.ts';
export { UserText, type UserTextProps } from './components/UserText/index.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/index.ts';

// ── layout ──
export { AppShell, type AppShellProps } from './layout/AppShell/index.ts';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './layout/BottomBar/index.ts';
export { Breadcrumbs, type BreadcrumbsProps } from './layout/Breadcrumbs/index.ts';
export { ConnectionBar, type ConnectionBarProps } from './layout/ConnectionBar/index.ts';
export { ConnectionStatus, type ConnectionStatusProps } from './layout/ConnectionStatus/index.ts';
export type { ConnectionState, ConnectionStatusLabels } from './layout/ConnectionStatus/index.ts';
export { CrashPage, type CrashPageLabels, type CrashPageProps } from './layout/CrashPage/index.ts';
export { ForbiddenPage, type ForbiddenPageProps } from './layout/ForbiddenPage/index.ts';
export type { ForbiddenPageLabels } from './layout/ForbiddenPage/index.ts';
export { Header, type HeaderProps } from './layout/Header/index.ts';
export { LanguageMenu, type LanguageMenuProps } from './layout/LanguageMenu/index.ts';
export { NewVersionNotice, type NewVersionNoticeProps } from './layout/NewVersionNotice/index.ts';
export { NotFoundPage, type NotFoundPageProps } from './layout/NotFoundPage/index.ts';
export type { NotFoundPageLabels } from './layout/NotFoundPage/index.ts';
export { Page, type PageProps } from './layout/Page/index.ts';
export { PageHeader, type PageHeaderProps } from './layout/PageHeader/index.ts';
export { Panel, type PanelProps } from './layout/Panel/index.ts';
export type { PanelControl, PanelLabels, PanelState } from './layout/Panel/index.ts';
export { Sidebar, type SidebarProps } from './layout/Sidebar/index.ts';
export type { SidebarItem, SidebarLabels, SidebarProfileData } from './layout/Sidebar/index.ts';
export { StartingPage, type StartingPageProps } from './layout/StartingPage/index.ts';
export { StatusPage, type StatusPageProps } from './layout/StatusPage/index.ts';
export { ThemeMenu, type ThemeMenuProps } from './layout/ThemeMenu/index.ts';
export type { ThemeChoice, ThemeMenuLabels } from './layout/ThemeMenu/index.ts';
export { UserMenu, type UserMenuLabels, type UserMenuProps } from './layout/UserMenu/index.ts';
