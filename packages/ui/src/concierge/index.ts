// The console's own pieces: requests, messages, services, users and devices. The root knows nothing of them.

// ── requests, dashboard, sign-in ──
export { HandOverDialog } from './HandOverDialog/index.ts';
export type {
  HandOver,
  HandOverColleague,
  HandOverDialogProps,
  HandOverItem,
  HandOverLabels,
} from './HandOverDialog/index.ts';
export { LoginForm, type LoginFormProps } from './LoginForm/index.ts';
export type { LoginLabels, LoginValues } from './LoginForm/index.ts';
export { LoginLayout, type LoginLayoutProps } from './LoginLayout/index.ts';
export { NewRequests, type NewRequestsProps } from './NewRequests/index.ts';
export {
  NoteComposer,
  type NoteAudience,
  type NoteComposerLabels,
  type NoteComposerProps,
  type NoteDraft,
} from './NoteComposer/index.ts';
export {
  NotificationPrompt,
  type NotificationPromptLabels,
  type NotificationPromptProps,
} from './NotificationPrompt/index.ts';
export { NoticeLine, type NoticeLineProps } from './NoticeLine/index.ts';
export { ReplyModal, type ReplyModalProps } from './ReplyModal/index.ts';
export type { ReplyChoice, ReplyLabels, ReplyRequest } from './ReplyModal/index.ts';
export {
  RequestHistory,
  type RequestHistoryProps,
  type RequestStep,
} from './RequestHistory/index.ts';
export {
  RequestSummary,
  type RequestSummaryFigure,
  type RequestSummaryProps,
} from './RequestSummary/index.ts';
export { RequestTimeline, type RequestTimelineProps } from './RequestTimeline/index.ts';
export { RequestTable, type RequestTableProps } from './RequestTable/index.ts';
export type {
  RequestAge,
  RequestColumn,
  RequestRow,
  RequestState,
  RequestTableLabels,
} from './RequestTable/index.ts';
export {
  DeletedServicesCard,
  readableTextOn,
  ServiceCard,
  ServiceCardGrid,
  ServiceCardSkeletons,
  type DeletedServiceItem,
  type DeletedServicesCardProps,
  type ServiceCardGridProps,
  type ServiceCardProps,
  type ServiceCardSkeletonsProps,
} from './ServiceCard/index.ts';
export {
  SignInAgainModal,
  type SignInAgainLabels,
  type SignInAgainModalProps,
} from './SignInAgainModal/index.ts';
export {
  TakeOverNotice,
  type TakeOverNoticeLabels,
  type TakeOverNoticeProps,
} from './TakeOverNotice/index.ts';

// ── users, services, messages ──
export { groupRooms, type RoomGroup, type RoomGroupLabels } from './roomGroups.ts';
export {
  AuditTable,
  type AuditRow,
  type AuditTableLabels,
  type AuditTableProps,
} from './AuditTable/index.ts';
export {
  ChangedFieldsDialog,
  type ChangedField,
  type ChangedFieldsChoice,
  type ChangedFieldsDialogProps,
  type ChangedFieldsLabels,
} from './ChangedFieldsDialog/index.ts';
export {
  DevicePicker,
  type DeviceOption,
  type DeviceGroupLabels,
  type DevicePickerLabels,
  type DevicePickerProps,
} from './DevicePicker/index.ts';
export { DeviceStatus, type DeviceState, type DeviceStatusProps } from './DeviceStatus/index.ts';
export {
  DeviceForm,
  type DeviceFormLabels,
  type DeviceFormProps,
  type DeviceFormValues,
} from './DeviceForm/index.ts';
export {
  DeviceKeyModal,
  type DeviceKeyLabels,
  type DeviceKeyModalProps,
} from './DeviceKeyModal/index.ts';
export {
  DeviceTable,
  type DeviceAction,
  type DeviceRow,
  type DeviceTableLabels,
  type DeviceTableProps,
} from './DeviceTable/index.ts';
export {
  DeviceTags,
  type DeviceTagsLabels,
  type DeviceTagsProps,
  type MessageDevice,
} from './DeviceTags/index.ts';
export {
  IconPicker,
  type IconOption,
  type IconPickerLabels,
  type IconPickerProps,
} from './IconPicker/index.ts';
export {
  MessageDetails,
  type MessageDetailsLabels,
  type MessageDetailsProps,
} from './MessageDetails/index.ts';
export {
  MessageForm,
  type MessageFormLabels,
  type MessageFormMode,
  type MessageFormProps,
  type MessageFormValues,
} from './MessageForm/index.ts';
export {
  MessageTable,
  type MessageColumn,
  type MessageRow,
  type MessageSort,
  type MessageSortColumn,
  type MessageState,
  type MessageTableLabels,
  type MessageTableProps,
  type MessageType,
} from './MessageTable/index.ts';
export {
  ServiceForm,
  type ServiceFormLabels,
  type ServiceFormProps,
  type ServiceFormValues,
} from './ServiceForm/index.ts';
export {
  ServiceTable,
  type ServiceRow,
  type ServiceTableLabels,
  type ServiceTableProps,
} from './ServiceTable/index.ts';
export { ServiceTile, type ServiceTileProps } from './ServiceTile/index.ts';
export {
  SessionsModal,
  type SessionsModalLabels,
  type SessionsModalProps,
  type SignedInBrowser,
} from './SessionsModal/index.ts';
export {
  StayForm,
  type StayFormLabels,
  type StayFormProps,
  type StayFormValues,
} from './StayForm/index.ts';
export {
  UserForm,
  type UserFormLabels,
  type UserFormProps,
  type UserFormValues,
  type UserType,
} from './UserForm/index.ts';
export {
  UserServicesModal,
  type AssignableService,
  type UserServicesModalLabels,
  type UserServicesModalProps,
} from './UserServicesModal/index.ts';
export {
  UserTable,
  type UserRow,
  type UserTableLabels,
  type UserTableProps,
} from './UserTable/index.ts';
