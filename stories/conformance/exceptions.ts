/** What the stories of a component do not say. */
export interface Exception {
  /** Props besides those of its stories, or instead of them. */
  args?: object;
  /** Rendered over the page in a portal: a server renders nothing of it. So is what `openedBy` opens. */
  overlay?: boolean;
  /** The root is there only once the trigger (the first button) is focused, or also pressed by keyboard. */
  openedBy?: 'focus' | 'press';
  /** Where `ref` points: the root, or the control inside that a form wants to focus. Default `root`. */
  refTo?: 'root' | 'control';
  /** Where `id`, `data-*` and `aria-*` go: to the control of a field, or the group of its controls. Default `root`. */
  attributesTo?: 'root' | 'control' | 'group';
  /** `data-component` of the root where the component is made of another one. */
  root?: string;
}

const control: Exception = { refTo: 'control', attributesTo: 'control' };
const textField: Exception = { ...control, root: 'TextField' };
const modal: Exception = { overlay: true, root: 'Modal', args: { open: true } };
const pressed: Exception = { overlay: true, openedBy: 'press' };
const table: Exception = { root: 'DataTable' };
const statusPage: Exception = { root: 'StatusPage' };

export const exceptions: Readonly<Record<string, Exception>> = {
  Alert: { args: { onDismiss: () => undefined, dismissLabel: 'Dismiss' } },
  AuditTable: table,
  BottomSheet: { ...modal, root: 'BottomSheet' },
  ChangedFieldsDialog: modal,
  Checkbox: control,
  ColorField: textField,
  ConfirmDialog: modal,
  CrashPage: statusPage,
  DatePicker: { refTo: 'control', attributesTo: 'group' },
  DeviceKeyModal: modal,
  DeviceStatus: { root: 'StatusBadge' },
  DeviceTable: table,
  ForbiddenPage: statusPage,
  HandOverDialog: modal,
  IconPicker: modal,
  LanguageMenu: { root: 'Button' },
  Menu: pressed,
  MessageTable: table,
  Modal: modal,
  NotFoundPage: statusPage,
  NotificationPrompt: modal,
  PageSizeSelect: { ...control, root: 'Select' },
  PasswordField: textField,
  Popover: pressed,
  RadioGroup: { refTo: 'control' },
  ReplyModal: modal,
  RequestTable: table,
  SearchField: control,
  Select: control,
  ServiceTable: table,
  SessionsModal: modal,
  ShortcutSheet: modal,
  ShortcutsButton: { root: 'Button' },
  SignInAgainModal: modal,
  Switch: control,
  TakeOverNotice: { root: 'Alert' },
  TextField: control,
  ThemeMenu: { root: 'IconButton' },
  Tooltip: { overlay: true, openedBy: 'focus' },
  UserMenu: { root: 'Button' },
  UserServicesModal: modal,
  UserTable: table,
};
