// The console's own pieces: requests, messages, services, users and devices. The root knows nothing of them.
// Those that need optional packages are in forms.ts.

// ── requests, dashboard, sign-in ──
export * from './HandOverDialog/HandOverDialog.tsx';
export * from './LoginForm/LoginForm.tsx';
export * from './LoginLayout/LoginLayout.tsx';
export * from './NewRequests/NewRequests.tsx';
export * from './NoteComposer/NoteComposer.tsx';
export * from './NotificationPrompt/NotificationPrompt.tsx';
export * from './NoticeLine/NoticeLine.tsx';
export * from './ReplyModal/ReplyModal.tsx';
export * from './ReportView/ReportView.tsx';
export * from './RequestHistory/RequestHistory.tsx';
export * from './RequestSummary/RequestSummary.tsx';
export * from './RequestTimeline/RequestTimeline.tsx';
export * from './RequestTable/RequestTable.tsx';
export * from './ServiceCard/ServiceCard.tsx';
export { readableTextOn } from './ServiceCard/textContrast.ts';
export * from './SignInAgainModal/SignInAgainModal.tsx';
export * from './StateChangeDialog/StateChangeDialog.tsx';
export * from './TakeOverNotice/TakeOverNotice.tsx';

// ── users, services, messages ──
export { groupRooms, type RoomGroup, type RoomGroupLabels } from './roomGroups.ts';
export * from './AuditTable/AuditTable.tsx';
export * from './ChangedFieldsDialog/ChangedFieldsDialog.tsx';
export * from './CsvDialog/CsvDialog.tsx';
export * from './DevicePicker/DevicePicker.tsx';
export * from './DeviceStatus/DeviceStatus.tsx';
export * from './DeviceKeyModal/DeviceKeyModal.tsx';
export * from './DeviceTable/DeviceTable.tsx';
export * from './DeviceTags/DeviceTags.tsx';
export * from './IconPicker/IconPicker.tsx';
export * from './KeySheetModal/KeySheetModal.tsx';
export * from './MessageDetails/MessageDetails.tsx';
export * from './MessageTable/MessageTable.tsx';
export * from './ServiceTable/ServiceTable.tsx';
export * from './ServiceTile/ServiceTile.tsx';
export * from './SessionsModal/SessionsModal.tsx';
export * from './UserServicesModal/UserServicesModal.tsx';
export * from './UserTable/UserTable.tsx';
