// Every label of the components in English. A missing one is an error of its type.
import type { ChartLabels } from '../components/BarChart/BarChart.tsx';
import type { BulkBarLabels } from '../components/BulkBar/BulkBar.tsx';
import type { ColorFieldLabels } from '../components/ColorField/ColorField.tsx';
import type { ComboboxLabels } from '../components/Combobox/Combobox.tsx';
import type { ConfirmDialogProps } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import type { DataTableLabels, SelectionLabels } from '../components/DataTable/DataTable.tsx';
import type { DatePickerLabels } from '../components/DatePicker/DatePicker.tsx';
import type { DateRangePickerLabels } from '../components/DateRangePicker/DateRangePicker.tsx';
import type { DateTimePickerLabels } from '../components/DateTimePicker/DateTimePicker.tsx';
import type { FilterBarLabels } from '../components/FilterBar/FilterBar.tsx';
import type { ListFooterLabels } from '../components/ListFooter/ListFooter.tsx';
import type { MultiSelectLabels } from '../components/MultiSelect/MultiSelect.tsx';
import type { NumberFieldLabels } from '../components/NumberField/NumberField.tsx';
import type { PageSizeSelectProps } from '../components/PageSizeSelect/PageSizeSelect.tsx';
import type { PaginationLabels } from '../components/Pagination/Pagination.tsx';
import type { PasswordFieldLabels } from '../components/PasswordField/PasswordField.tsx';
import type { SearchFieldLabels } from '../components/SearchField/SearchField.tsx';
import type { SecretFieldLabels } from '../components/SecretField/SecretField.tsx';
import type { ShortcutSheetLabels } from '../components/ShortcutSheet/ShortcutSheet.tsx';
import type { SortChoiceLabels } from '../components/SortChoice/SortChoice.tsx';
import type { TimeFieldLabels } from '../components/TimeField/TimeField.tsx';
import type { TimelineLabels } from '../components/Timeline/Timeline.tsx';
import type { ToasterProps } from '../components/Toaster/Toaster.tsx';
import type { AppShellProps } from '../layout/AppShell/AppShell.tsx';
import type { BottomBarProps } from '../layout/BottomBar/BottomBar.tsx';
import type { BreadcrumbsProps } from '../layout/Breadcrumbs/Breadcrumbs.tsx';
import type { ConnectionBarProps } from '../layout/ConnectionBar/ConnectionBar.tsx';
import type { ConnectionStatusLabels } from '../layout/ConnectionStatus/ConnectionStatus.tsx';
import type { CrashPageLabels } from '../layout/CrashPage/CrashPage.tsx';
import type { ForbiddenPageLabels } from '../layout/ForbiddenPage/ForbiddenPage.tsx';
import type { HeaderProps } from '../layout/Header/Header.tsx';
import type { LanguageMenuProps } from '../layout/LanguageMenu/LanguageMenu.tsx';
import type { NotFoundPageLabels } from '../layout/NotFoundPage/NotFoundPage.tsx';
import type { PanelLabels } from '../layout/Panel/Panel.tsx';
import type { SidebarLabels } from '../layout/Sidebar/Sidebar.tsx';
import type { ThemeMenuLabels } from '../layout/ThemeMenu/ThemeMenu.tsx';
import type { UserMenuLabels } from '../layout/UserMenu/UserMenu.tsx';

/** To spread on an `Alert` that can be dismissed. */
export const alertLabels: { dismissLabel: string } = {
  dismissLabel: 'Close',
};

/** To spread on `AppShell`. */
export const appShellLabels: Pick<AppShellProps, 'skipLabel'> = {
  skipLabel: 'Skip to content',
};

/** To spread on `BottomBar`. */
export const bottomBarLabels: Pick<BottomBarProps, 'label'> = {
  label: 'Quick navigation',
};

/** To spread on `Breadcrumbs`. */
export const breadcrumbsLabels: Pick<BreadcrumbsProps, 'label'> = {
  label: 'Breadcrumb',
};

export const bulkBarLabels: BulkBarLabels = {
  bar: 'Actions for the selection',
  selected: (count) => `${count.toLocaleString('en')} selected`,
  clear: 'Clear selection',
};

export const chartLabels: ChartLabels = {
  showTable: 'Show as table',
  empty: 'No values in this period',
  loading: 'Loading…',
};

export const colorFieldLabels: ColorFieldLabels = {
  pick: 'Pick a color',
  area: 'Saturation and brightness',
  hue: 'Hue',
  palette: 'Suggested colors',
};

export const comboboxLabels: Required<ComboboxLabels> = {
  clear: 'Clear',
  noMatches: 'Nothing found',
  loading: 'Loading…',
  failed: 'The options could not be loaded.',
};

/** To spread on `ConfirmDialog`. Better is a verb that says what happens. */
export const confirmDialogLabels: Pick<ConfirmDialogProps, 'confirmLabel' | 'cancelLabel'> = {
  confirmLabel: 'Confirm',
  cancelLabel: 'Cancel',
};

/** To spread on `ConnectionBar`. */
export const connectionBarLabels: Pick<ConnectionBarProps, 'retryLabel'> = {
  retryLabel: 'Try now',
};

/** `time`: since when there is no connection, as the page writes times. */
export const connectionStatusLabels = (time: string): ConnectionStatusLabels => ({
  live: 'Live',
  connecting: 'Connecting…',
  catchingUp: 'Catching up…',
  offline: `Offline since ${time}`,
});

export const crashPageLabels: CrashPageLabels = {
  title: 'This page ran into a problem',
  text: 'Other pages still work. Reload this page; if it happens again, contact the site administrator.',
  reload: 'Reload the page',
  home: 'Go to the start page',
  detail: 'Technical details',
};

export const dataTableLabels: DataTableLabels = {
  sortAscending: 'sorted ascending',
  sortDescending: 'sorted descending',
  notSorted: 'not sorted',
};

export const datePickerLabels: DatePickerLabels = {
  open: 'Open the calendar',
  previous: 'Previous month',
  next: 'Next month',
  pattern: { day: 'dd', month: 'mm', year: 'yyyy' },
  unreadable: (example) => `This is not a date. Enter it like ${example}.`,
  tooEarly: (min) => `Enter ${min} or a later day.`,
  tooLate: (max) => `Enter ${max} or an earlier day.`,
};

export const dateRangePickerLabels: DateRangePickerLabels = {
  from: 'From',
  to: 'To',
  since: (from) => `From ${from}`,
  until: (to) => `Until ${to}`,
  presets: 'Common periods',
  turnedRound: 'The last day is before the first.',
  calendar: datePickerLabels,
};

export const timeFieldLabels: TimeFieldLabels = {
  pattern: { hour: 'hh', minute: 'mm' },
  unreadable: (example) => `This is not a time. Enter it like ${example}.`,
  tooEarly: (min) => `Enter ${min} or a later time.`,
  tooLate: (max) => `Enter ${max} or an earlier time.`,
};

export const dateTimePickerLabels: DateTimePickerLabels = {
  time: 'Time',
  unreadable: (example) => `This is not a date with a time. Enter it like ${example}.`,
  tooEarly: (min) => `Enter ${min} or later.`,
  tooLate: (max) => `Enter ${max} or earlier.`,
  calendar: datePickerLabels,
  timeField: timeFieldLabels,
};

export const filterBarLabels: Required<FilterBarLabels> = {
  clear: 'Clear filters',
  filters: (count) => (count > 0 ? `Filter (${count})` : 'Filter'),
  sort: (order) => `Sort: ${order}`,
  done: 'Done',
  close: 'Close',
};

export const forbiddenPageLabels: ForbiddenPageLabels = {
  title: 'No access',
  text: 'You do not have access to this page. Ask the site administrator for access.',
  home: 'Go to the start page',
};

/** To spread on `Header`. */
export const headerLabels: Pick<HeaderProps, 'menuLabel'> = {
  menuLabel: 'Menu',
};

/** To spread on `LanguageMenu`. */
export const languageMenuLabels: Pick<LanguageMenuProps, 'label'> = {
  label: 'Language',
};

/** For `loadingLabel` of tables, and wherever something is loading. */
export const loadingLabel: string = 'Loading…';

/** To spread on `Modal`, `Drawer` and `BottomSheet`. */
export const modalLabels: { closeLabel: string } = {
  closeLabel: 'Close',
};

export const multiSelectLabels: MultiSelectLabels = {
  chosen: (count) => `${count} chosen`,
};

export const notFoundPageLabels: NotFoundPageLabels = {
  title: 'Page not found',
  text: 'There is nothing at this address. The page may have moved, or the link is incomplete.',
  home: 'Go to the start page',
};

/** To spread on `PageSizeSelect`. */
export const numberFieldLabels: NumberFieldLabels = {
  unreadable: (example) => `This is not a number. Enter it like ${example}.`,
  tooSmall: (min) => `Enter ${min} or more.`,
  tooLarge: (max) => `Enter ${max} or less.`,
  increase: (label) => `Increase ${label}`,
  decrease: (label) => `Decrease ${label}`,
};

export const pageSizeSelectLabels: Pick<PageSizeSelectProps, 'label'> = {
  label: 'Per page',
};

export const paginationLabels: PaginationLabels = {
  label: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (n) => `Page ${n}`,
  current: (n) => `Page ${n}, current`,
};

export const listFooterLabels: ListFooterLabels = {
  range: ({ from, to, total }) =>
    `${from.toLocaleString('en')}–${to.toLocaleString('en')} of ${total.toLocaleString('en')}`,
  pages: paginationLabels,
  pageSize: pageSizeSelectLabels.label,
};

export const panelLabels: PanelLabels & { reloading: string } = {
  expand: 'Full screen',
  restore: 'Exit full screen',
  collapse: 'Collapse',
  uncollapse: 'Expand',
  reload: 'Reload',
  reloading: 'Reloading',
  remove: 'Hide panel',
};

export const passwordFieldLabels: PasswordFieldLabels = {
  show: 'Show password',
  hide: 'Hide password',
};

/** For `requiredLabel` of `Select`. */
export const requiredLabel: string = 'Required';

export const searchFieldLabels: SearchFieldLabels = {
  clear: 'Clear search',
};

export const secretFieldLabels: SecretFieldLabels = {
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser did not copy it. It is selected: press Ctrl+C, or ⌘+C on a Mac.',
};

/** For `selectionLabels` of a `DataTable`. */
export const selectionLabels: SelectionLabels = {
  all: 'Select all on this page',
  row: 'Select',
};

export const shortcutSheetLabels: ShortcutSheetLabels = {
  title: 'Keyboard shortcuts',
  or: 'or',
  enabled: 'Use keyboard shortcuts',
  enabledHint:
    'Saved in this browser. Turn them off if you use voice input. Tab, Enter and Esc always work.',
  close: 'Close',
};

export const sidebarLabels: Required<SidebarLabels> = {
  navigation: 'Main menu',
  minify: 'Minify menu',
  expand: 'Expand menu',
  filter: 'Search menu…',
  clearFilter: 'Clear search',
  filterEmpty: 'No matching menu items',
  profileMenu: 'Profile menu',
  openSubmenu: (label) => `Open ${label}`,
};

export const sortChoiceLabels: SortChoiceLabels = {
  sortBy: 'Sort by',
  direction: 'Direction',
  directions: {
    time: { DESC: 'Newest first', ASC: 'Oldest first' },
    text: { ASC: 'Ascending', DESC: 'Descending' },
  },
};

export const themeMenuLabels: ThemeMenuLabels = {
  menu: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

export const timelineLabels: TimelineLabels = {
  list: 'Timeline',
  earlier: 'Show earlier entries',
  loading: 'Loading the timeline',
};

/** To spread on `Toaster`. */
export const toasterLabels: Pick<ToasterProps, 'label' | 'closeLabel'> = {
  label: 'Notifications',
  closeLabel: 'Dismiss',
};

export const userMenuLabels: UserMenuLabels = {
  menu: 'Account menu',
  editProfile: 'Edit profile',
  logout: 'Log out',
};

// What the pieces behind `@concierge/ui/concierge` say: in English alone, since their words belong to one product.
export {
  handOverDialogLabels,
  loginFormLabels,
  newRequestFormLabels,
  noteComposerLabels,
  noticeLineLabels,
  notificationPromptLabels,
  replyModalLabels,
  reportViewLabels,
  requestTableLabels,
  serviceCardLabels,
  signInAgainModalLabels,
  stateChangeDialogLabels,
  takeOverNoticeLabels,
} from './concierge/requests.en.ts';
export {
  devicePickerLabels,
  deviceTagsLabels,
  messageDetailsLabels,
  messageFormLabels,
  messageTableLabels,
  roomGroupLabels,
} from './concierge/messages.en.ts';
export {
  auditTableLabels,
  changedFieldsDialogLabels,
  confirmPasswordModalLabels,
  csvDialogLabels,
  deviceFormLabels,
  deviceKeyModalLabels,
  deviceTableLabels,
  houseFormLabels,
  iconPickerLabels,
  keySheetModalLabels,
  retentionFormLabels,
  roomsFormLabels,
  serviceFormLabels,
  serviceTableLabels,
  sessionsModalLabels,
  stayFormLabels,
  userFormLabels,
  userServicesModalLabels,
  userTableLabels,
} from './concierge/management.en.ts';
