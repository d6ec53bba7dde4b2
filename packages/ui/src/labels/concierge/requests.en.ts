// The labels of what shows requests, in English.
import { counted } from './counted.ts';
import type { HandOverLabels } from '../../concierge/HandOverDialog/HandOverDialog.tsx';
import type { LoginLabels } from '../../concierge/LoginForm/LoginForm.tsx';
import type { NewRequestFormLabels } from '../../concierge/NewRequestForm/NewRequestForm.tsx';
import type { NoteComposerLabels } from '../../concierge/NoteComposer/NoteComposer.tsx';
import type { NoticeLineProps } from '../../concierge/NoticeLine/NoticeLine.tsx';
import type { NotificationPromptLabels } from '../../concierge/NotificationPrompt/NotificationPrompt.tsx';
import type { ReplyLabels } from '../../concierge/ReplyModal/ReplyModal.tsx';
import type { ReportLabels } from '../../concierge/ReportView/ReportView.tsx';
import type { RequestTableLabels } from '../../concierge/RequestTable/RequestTable.tsx';
import type { ServiceCardProps } from '../../concierge/ServiceCard/ServiceCard.tsx';
import type { SignInAgainLabels } from '../../concierge/SignInAgainModal/SignInAgainModal.tsx';
import type { StateChangeLabels } from '../../concierge/StateChangeDialog/StateChangeDialog.tsx';
import type { TakeOverNoticeLabels } from '../../concierge/TakeOverNotice/TakeOverNotice.tsx';

export const handOverDialogLabels: HandOverLabels = {
  title: 'Hand over',
  items: 'Requests to hand over',
  colleague: 'Colleague',
  colleaguePlaceholder: 'Select a colleague',
  search: { clear: 'Clear', noMatches: 'No matching colleague' },
  noColleagues: 'There is no one to hand this request over to.',
  note: 'Staff note (optional)',
  noteDescription: 'Only staff can read it.',
  noteTooLong: (count) =>
    counted(count, { one: '{count} character too many', other: '{count} characters too many' }),
  loading: 'Loading colleagues',
  confirm: (count) => counted(count, { one: 'Hand over', other: 'Hand over {count} requests' }),
  cancel: 'Cancel',
  close: 'Close',
};

export const loginFormLabels: LoginLabels = {
  projectCode: 'Project code',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  show: 'Show password',
  hide: 'Hide password',
};

export const newRequestFormLabels: NewRequestFormLabels = {
  room: 'Room',
  roomPlaceholder: 'Select a room',
  roomMissing: 'Select a room',
  roomSearch: {
    clear: 'Clear',
    noMatches: 'No matching room',
    loading: 'Loading rooms',
    failed: 'The rooms could not be loaded',
  },
  service: 'Service',
  servicePlaceholder: 'Select a service',
  serviceMissing: 'Select a service',
  serviceSearch: {
    clear: 'Clear',
    noMatches: 'No matching service',
    loading: 'Loading services',
    failed: 'The services could not be loaded',
  },
  note: 'Guest’s note (optional)',
  source: 'How it came in',
  close: 'Cancel',
  submit: 'Enter request',
};

/** `device`: the name of the device the note may go to. */
export const noteComposerLabels = (device: string): NoteComposerLabels => ({
  audience: 'Visible to',
  audiences: { staff: 'Staff only', guest: `Goes to ${device}` },
  readers: { staff: 'Only staff will read this', guest: `${device} will read this` },
  field: { staff: 'Staff note', guest: 'Message' },
  send: { staff: 'Add note', guest: `Send to ${device}` },
  sending: `Sending to ${device}`,
  undo: 'Undo',
  left: (count) =>
    counted(count, { one: '{count} character left', other: '{count} characters left' }),
  tooLong: (count) =>
    counted(count, { one: '{count} character too many', other: '{count} characters too many' }),
});

/** To spread on `NoticeLine`. */
export const noticeLineLabels: Pick<NoticeLineProps, 'closeLabel'> = {
  closeLabel: 'Dismiss',
};

export const notificationPromptLabels: NotificationPromptLabels = {
  title: 'Get notified about new requests?',
  text: 'This browser can notify you of new requests while Concierge is in the background.',
  accept: 'Allow notifications',
  decline: 'Not now',
  close: 'Close',
};

const STATES = { 1: 'Waiting', 2: 'Approved', 3: 'Canceled', 4: 'Completed' };
const CONFIRM_TITLES = {
  1: 'Move this request back to waiting?',
  2: 'Approve this request?',
  3: 'Cancel this request?',
  4: 'Mark this request as completed?',
};

export const replyModalLabels: ReplyLabels = {
  title: 'Reply to request',
  serviceDate: 'Service date (UTC)',
  device: 'Device',
  note: 'Guest’s note',
  noNote: 'No note',
  changeState: 'Change status',
  states: STATES,
  actions: {
    1: 'Move back to waiting',
    2: 'Approve this request',
    3: 'Cancel this request',
    4: 'Mark as completed',
  },
  current: 'Current status',
  sendMessage: 'Send a message to this device',
  confirmTitle: (state) => CONFIRM_TITLES[state],
  noteLabel: 'Message to the guest (optional)',
  noteDescription: 'Sent to the device as a message.',
  noteDisabled: 'Only administrators and people assigned to this service can add a message.',
  noteKept: 'Not sent. You can still copy this message.',
  overtaken: 'This request has changed',
  confirm: { 1: 'Move back to waiting', 2: 'Approve', 3: 'Cancel request', 4: 'Mark as completed' },
  confirmKeys: 'Ctrl+Enter',
  history: 'History',
  back: 'Back',
  close: 'Close',
};

export const requestTableLabels: RequestTableLabels = {
  table: 'Service requests',
  loading: 'Loading requests',
  columns: {
    status: 'Status',
    service_date: 'Service date (UTC)',
    device_name: 'Device',
    service_name: 'Service',
    note: 'Guest’s note',
    approved_by_name: 'Approved by',
    approved_at: 'Approved at (local)',
    canceled_by_name: 'Canceled by',
    canceled_at: 'Canceled at (local)',
    completed_by_name: 'Completed by',
    completed_at: 'Completed at (local)',
  },
  states: STATES,
  serviceDateHint: 'Service date in UTC',
  utc: 'UTC',
  reply: (row) => `Reply to ${row.device_name}`,
  view: (row) => `View request from ${row.device_name}`,
  replyInState: (row, state) => `${state} – reply to ${row.device_name}`,
  canceledByYou: 'Canceled by you',
  canceledByYouHint: 'You canceled this request.',
  heldByOther: 'A colleague is handling this request.',
  approve: 'Approve',
  approveRequest: (row) => `Approve – ${row.device_name}`,
  complete: 'Complete',
  completeRequest: (row) => `Complete – ${row.device_name}`,
  sortAscending: 'sorted ascending',
  sortDescending: 'sorted descending',
  notSorted: 'not sorted',
};

/** To spread on `ServiceCard`. `count`: the number it shows. */
export const serviceCardLabels = (
  count: number,
): Pick<ServiceCardProps, 'countLabel' | 'detailLabel'> => ({
  countLabel: counted(count, { one: 'open request', other: 'open requests' }),
  detailLabel: 'View detail',
});

export const signInAgainModalLabels: SignInAgainLabels = {
  title: 'Sign in to continue',
  text: 'Your session has ended. Nothing on this page is lost: sign in and pick up where you left off.',
  leave: 'Leave without saving',
};

export const stateChangeDialogLabels: StateChangeLabels = {
  title: {
    2: (count) =>
      counted(count, { one: 'Approve {count} request?', other: 'Approve {count} requests?' }),
    3: (count) =>
      counted(count, { one: 'Cancel {count} request?', other: 'Cancel {count} requests?' }),
    4: (count) =>
      counted(count, {
        one: 'Mark {count} request as completed?',
        other: 'Mark {count} requests as completed?',
      }),
  },
  confirm: { 2: 'Approve', 3: 'Cancel requests', 4: 'Mark as completed' },
  items: 'Selected requests',
  note: 'Message to the guest (optional)',
  noteDescription: 'Sent to the device of each request.',
  cancel: 'Back',
  close: 'Close',
};

/** `name`: who holds the request. */
export const takeOverNoticeLabels = (name: string): TakeOverNoticeLabels => ({
  takeOver: `Take over from ${name}`,
  question: `Take over from ${name}?`,
  consequence: 'You will then be the one to complete or cancel it.',
  confirm: 'Take over',
  cancel: 'Back',
});

/** All but those of the pieces that it is made of. */
export const reportViewLabels: Omit<ReportLabels, 'chart' | 'picker' | 'table'> = {
  period: 'Period',
  figures: 'Requests received in the period',
  open: 'Open now',
  received: 'Received',
  empty: 'No requests in this period',
  toApprove: 'Time to approve',
  toFinish: 'Time to complete',
  toApprove90: 'Time to approve (90%)',
  toFinish90: 'Time to complete (90%)',
  nothingBefore: 'None in the period before',
  oldest: 'Longest wait',
  none: 'None',
  days: 'Requests by day',
  day: 'Day',
  services: 'Requests by service',
  service: 'Service',
  rooms: 'Requests by room',
  room: 'Room',
  sources: 'Requests by source',
  source: 'Source',
  persons: 'Completed by',
  person: 'User',
  canceledBy: 'Canceled by',
  guest: 'Guest',
  staff: 'Staff',
  hours: 'When requests are received',
  hour: 'Hour',
  states: {
    waiting: 'Waiting',
    approved: 'Approved',
    canceled: 'Canceled',
    completed: 'Completed',
  },
  within: (time) => `90% within ${time}`,
  change: (share) => `${signed.format(share)} on the period before`,
};

const signed = new Intl.NumberFormat('en', { style: 'percent', signDisplay: 'exceptZero' });
