// What has moved to `@concierge/ui/concierge`, under its old names until the next minor version.
import * as concierge from './concierge/index.ts';

/** @deprecated Import it from `@concierge/ui/concierge`. */
export const AuditTable: typeof concierge.AuditTable = concierge.AuditTable;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const DeletedServicesCard: typeof concierge.DeletedServicesCard =
  concierge.DeletedServicesCard;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const DevicePicker: typeof concierge.DevicePicker = concierge.DevicePicker;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const DeviceStatus: typeof concierge.DeviceStatus = concierge.DeviceStatus;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const DeviceTable: typeof concierge.DeviceTable = concierge.DeviceTable;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const DeviceTags: typeof concierge.DeviceTags = concierge.DeviceTags;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const HandOverDialog: typeof concierge.HandOverDialog = concierge.HandOverDialog;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const IconPicker: typeof concierge.IconPicker = concierge.IconPicker;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const LoginForm: typeof concierge.LoginForm = concierge.LoginForm;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const LoginLayout: typeof concierge.LoginLayout = concierge.LoginLayout;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const MessageDetails: typeof concierge.MessageDetails = concierge.MessageDetails;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const MessageForm: typeof concierge.MessageForm = concierge.MessageForm;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const MessageTable: typeof concierge.MessageTable = concierge.MessageTable;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const NoteComposer: typeof concierge.NoteComposer = concierge.NoteComposer;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const NotificationPrompt: typeof concierge.NotificationPrompt = concierge.NotificationPrompt;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const readableTextOn: typeof concierge.readableTextOn = concierge.readableTextOn;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ReplyModal: typeof concierge.ReplyModal = concierge.ReplyModal;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const RequestHistory: typeof concierge.RequestHistory = concierge.RequestHistory;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const RequestSummary: typeof concierge.RequestSummary = concierge.RequestSummary;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const RequestTable: typeof concierge.RequestTable = concierge.RequestTable;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ServiceCard: typeof concierge.ServiceCard = concierge.ServiceCard;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ServiceCardGrid: typeof concierge.ServiceCardGrid = concierge.ServiceCardGrid;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ServiceCardSkeletons: typeof concierge.ServiceCardSkeletons =
  concierge.ServiceCardSkeletons;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ServiceForm: typeof concierge.ServiceForm = concierge.ServiceForm;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ServiceTable: typeof concierge.ServiceTable = concierge.ServiceTable;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const ServiceTile: typeof concierge.ServiceTile = concierge.ServiceTile;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const SessionsModal: typeof concierge.SessionsModal = concierge.SessionsModal;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const TakeOverNotice: typeof concierge.TakeOverNotice = concierge.TakeOverNotice;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const UserForm: typeof concierge.UserForm = concierge.UserForm;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const UserServicesModal: typeof concierge.UserServicesModal = concierge.UserServicesModal;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export const UserTable: typeof concierge.UserTable = concierge.UserTable;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type AssignableService = concierge.AssignableService;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type AuditRow = concierge.AuditRow;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type AuditTableLabels = concierge.AuditTableLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type AuditTableProps = concierge.AuditTableProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeletedServiceItem = concierge.DeletedServiceItem;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeletedServicesCardProps = concierge.DeletedServicesCardProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceAction = concierge.DeviceAction;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceGroupLabels = concierge.DeviceGroupLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceOption = concierge.DeviceOption;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DevicePickerLabels = concierge.DevicePickerLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DevicePickerProps = concierge.DevicePickerProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceRow = concierge.DeviceRow;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceState = concierge.DeviceState;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceStatusProps = concierge.DeviceStatusProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceTableLabels = concierge.DeviceTableLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceTableProps = concierge.DeviceTableProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceTagsLabels = concierge.DeviceTagsLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type DeviceTagsProps = concierge.DeviceTagsProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type HandOver = concierge.HandOver;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type HandOverColleague = concierge.HandOverColleague;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type HandOverDialogProps = concierge.HandOverDialogProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type HandOverItem = concierge.HandOverItem;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type HandOverLabels = concierge.HandOverLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type IconOption = concierge.IconOption;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type IconPickerLabels = concierge.IconPickerLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type IconPickerProps = concierge.IconPickerProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type LoginFormProps = concierge.LoginFormProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type LoginLabels = concierge.LoginLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type LoginLayoutProps = concierge.LoginLayoutProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type LoginValues = concierge.LoginValues;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageColumn = concierge.MessageColumn;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageDetailsLabels = concierge.MessageDetailsLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageDetailsProps = concierge.MessageDetailsProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageDevice = concierge.MessageDevice;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageFormLabels = concierge.MessageFormLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageFormMode = concierge.MessageFormMode;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageFormProps = concierge.MessageFormProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageFormValues = concierge.MessageFormValues;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageRow = concierge.MessageRow;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageSort = concierge.MessageSort;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageSortColumn = concierge.MessageSortColumn;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageState = concierge.MessageState;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageTableLabels = concierge.MessageTableLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageTableProps<Row extends concierge.MessageRow = concierge.MessageRow> =
  concierge.MessageTableProps<Row>;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type MessageType = concierge.MessageType;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type NoteAudience = concierge.NoteAudience;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type NoteComposerLabels = concierge.NoteComposerLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type NoteComposerProps = concierge.NoteComposerProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type NoteDraft = concierge.NoteDraft;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type NotificationPromptLabels = concierge.NotificationPromptLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type NotificationPromptProps = concierge.NotificationPromptProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ReplyChoice = concierge.ReplyChoice;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ReplyLabels = concierge.ReplyLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ReplyModalProps = concierge.ReplyModalProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ReplyRequest = concierge.ReplyRequest;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestAge = concierge.RequestAge;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestColumn = concierge.RequestColumn;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestHistoryProps = concierge.RequestHistoryProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestRow = concierge.RequestRow;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestState = concierge.RequestState;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestStep = concierge.RequestStep;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestSummaryFigure = concierge.RequestSummaryFigure;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestSummaryProps = concierge.RequestSummaryProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestTableLabels = concierge.RequestTableLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RequestTableProps = concierge.RequestTableProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceCardGridProps = concierge.ServiceCardGridProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type RoomGroupLabels = concierge.RoomGroupLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceCardProps = concierge.ServiceCardProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceCardSkeletonsProps = concierge.ServiceCardSkeletonsProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceFormLabels = concierge.ServiceFormLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceFormProps = concierge.ServiceFormProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceFormValues = concierge.ServiceFormValues;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceRow = concierge.ServiceRow;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceTableLabels = concierge.ServiceTableLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceTableProps<Row extends concierge.ServiceRow = concierge.ServiceRow> =
  concierge.ServiceTableProps<Row>;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type ServiceTileProps = concierge.ServiceTileProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type SessionsModalLabels = concierge.SessionsModalLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type SessionsModalProps = concierge.SessionsModalProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type SignedInBrowser = concierge.SignedInBrowser;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type TakeOverNoticeLabels = concierge.TakeOverNoticeLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type TakeOverNoticeProps = concierge.TakeOverNoticeProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserFormLabels = concierge.UserFormLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserFormProps = concierge.UserFormProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserFormValues = concierge.UserFormValues;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserRow = concierge.UserRow;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserServicesModalLabels = concierge.UserServicesModalLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserServicesModalProps = concierge.UserServicesModalProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserTableLabels = concierge.UserTableLabels;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserTableProps = concierge.UserTableProps;
/** @deprecated Import it from `@concierge/ui/concierge`. */
export type UserType = concierge.UserType;
