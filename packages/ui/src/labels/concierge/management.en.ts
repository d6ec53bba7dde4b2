// The labels of what shows users, services and devices, in English.
import { counted, numbered } from './counted.ts';
import type { AuditTableLabels } from '../../concierge/AuditTable/AuditTable.tsx';
import type { ChangedFieldsLabels } from '../../concierge/ChangedFieldsDialog/ChangedFieldsDialog.tsx';
import type { ConfirmPasswordLabels } from '../../concierge/ConfirmPasswordModal/ConfirmPasswordModal.tsx';
import type { CsvDialogLabels } from '../../concierge/CsvDialog/CsvDialog.tsx';
import type { DeviceFormLabels } from '../../concierge/DeviceForm/DeviceForm.tsx';
import type { DeviceKeyLabels } from '../../concierge/DeviceKeyModal/DeviceKeyModal.tsx';
import type { DeviceTableLabels } from '../../concierge/DeviceTable/DeviceTable.tsx';
import type { HouseFormLabels } from '../../concierge/HouseForm/HouseForm.tsx';
import type { IconPickerLabels } from '../../concierge/IconPicker/IconPicker.tsx';
import type { KeySheetLabels } from '../../concierge/KeySheetModal/KeySheetModal.tsx';
import type { RetentionFormLabels } from '../../concierge/RetentionForm/RetentionForm.tsx';
import type { RoomsFormLabels } from '../../concierge/RoomsForm/RoomsForm.tsx';
import type { ServiceFormLabels } from '../../concierge/ServiceForm/ServiceForm.tsx';
import type { ServiceTableLabels } from '../../concierge/ServiceTable/ServiceTable.tsx';
import type { SessionsModalLabels } from '../../concierge/SessionsModal/SessionsModal.tsx';
import type { StayFormLabels } from '../../concierge/StayForm/StayForm.tsx';
import type { UserFormLabels } from '../../concierge/UserForm/UserForm.tsx';
import type { UserServicesModalLabels } from '../../concierge/UserServicesModal/UserServicesModal.tsx';
import type { UserTableLabels } from '../../concierge/UserTable/UserTable.tsx';

export const auditTableLabels: AuditTableLabels = {
  table: 'Audit trail',
  columns: {
    at: 'Time',
    actor: 'Who',
    action: 'Action',
    subject: 'Applied to',
    changes: 'Changes',
    address: 'Address',
  },
  none: 'None',
  loading: 'Loading the audit trail',
};

export const changedFieldsDialogLabels: ChangedFieldsLabels = {
  title: 'Someone else changed this meanwhile',
  text: 'Select what to keep. Nothing has been saved yet.',
  mine: (value) => `Yours: ${value}`,
  theirs: (value) => `Now: ${value}`,
  save: 'Save',
  cancel: 'Cancel',
};

export const confirmPasswordModalLabels: ConfirmPasswordLabels = {
  title: 'Confirm that it is you',
  text: 'This lets someone in, or others out. Enter your password; you will not be asked again for ten minutes.',
  password: 'Password',
  required: 'Enter your password.',
  submit: 'Continue',
  cancel: 'Back',
  show: 'Show password',
  hide: 'Hide password',
};

const countOf = (rows: number, total: number | null) =>
  total === null ? numbered(rows) : `${numbered(rows)} of ${numbered(total)}`;

export const csvDialogLabels: CsvDialogLabels = {
  title: 'Export as CSV',
  separator: 'Separator',
  separators: { comma: 'Comma', semicolon: 'Semicolon', tab: 'Tab' },
  times: 'Times',
  timeOptions: { both: 'Local time and ISO 8601', local: 'Local time', iso: 'ISO 8601' },
  timesDescription: 'Local times are those of Europe/Prague; spreadsheets read them as dates.',
  staffNotes: 'Include staff notes',
  staffNotesDescription: 'Guests never see them. Pass the file on with care.',
  progress: 'Progress of the file',
  rows: (rows, total) => `${countOf(rows, total)} rows`,
  failed: 'The file could not be downloaded',
  incomplete: (rows, total) => `The file is incomplete: ${countOf(rows, total)} rows`,
  download: 'Download',
  retry: 'Try again',
  savePart: 'Save the incomplete file',
  cancel: 'Cancel',
  close: 'Close',
};

export const deviceFormLabels: DeviceFormLabels = {
  name: 'Name',
  nameMissing: 'Enter a name.',
  serialId: 'Serial number',
  serialMissing: 'Enter a serial number.',
  group: 'Group (optional)',
  close: 'Cancel',
  create: 'Add',
  update: 'Save',
};

/** `device`: its name. `modifier`: key of shortcuts, e.g. 'Ctrl' or '⌘'. */
export const deviceKeyModalLabels = (device: string, modifier: string): DeviceKeyLabels => ({
  title: `Key for ${device}`,
  intro: 'Scan the code with the tablet’s camera, or open the setup link on it.',
  code: `Setup QR code for ${device}`,
  address: 'Setup link',
  addressDescription: 'Open it on the tablet. It contains the key: do not share it.',
  key: 'Key',
  keyDescription: 'This key is shown only once. If you lose it, create a new one.',
  copyAddress: 'Copy',
  copyKey: 'Copy the key',
  copied: 'Copied',
  copyFailed: `The browser did not copy it. It is selected: press ${modifier}+C.`,
  done: 'Done',
});

export const deviceTableLabels: DeviceTableLabels = {
  table: 'Rooms of the project',
  columns: {
    name: 'Name',
    group: 'Group',
    state: 'Status',
    report: 'Battery and version',
    lastRequest: 'Last request',
    openRequests: 'Open requests',
    actions: 'Actions',
  },
  none: 'None',
  actionsOf: ({ name }) => `Actions for ${name}`,
  openRequestsOf: ({ name, openRequests }) =>
    counted(openRequests, {
      one: `{count} open request from ${name}`,
      other: `{count} open requests from ${name}`,
    }),
  actions: {
    edit: 'Edit',
    stay: 'New stay',
    editStay: 'Edit stay',
    newRequest: 'New request',
    rotate: 'New key',
    revoke: 'Revoke access',
    requests: 'Requests',
    messages: 'Messages',
  },
  loading: 'Loading rooms',
};

export const houseFormLabels: HouseFormLabels = {
  name: 'Name',
  nameMissing: 'Enter a name.',
  timeZone: 'Time zone',
  timeZoneHelp: 'Days and hours of reports, prints and tablets are those of this time zone.',
  timeZoneMissing: 'Select a time zone.',
  timeZoneSearch: { clear: 'Clear', noMatches: 'No matching time zone' },
  personFigures: 'Show figures per person in reports',
  personFiguresHelp:
    'How many requests each person approved and completed, and how fast. Only administrators see reports.',
  save: 'Save',
};

export const iconPickerLabels: IconPickerLabels = {
  title: 'Select icon',
  grid: 'Icons',
  search: 'Find an icon',
  searchPlaceholder: 'Name or group, e.g. bath',
  clearSearch: 'Clear search',
  found: (count) => counted(count, { one: '{count} icon', other: '{count} icons' }),
  noMatches: 'No matching icons',
  close: 'Close',
};

export const keySheetModalLabels: KeySheetLabels = {
  title: 'Setup codes of the new rooms',
  intro:
    'Each code sets up the tablet of its room. The codes are shown only once: print them before you close this.',
  code: (device) => `Setup QR code for ${device}`,
  print: 'Print',
  done: 'Done',
};

export const retentionFormLabels: RetentionFormLabels = {
  kinds: {
    requests: 'Completed and canceled requests',
    messages: 'Messages',
    audit: 'Audit trail',
  },
  help: {
    requests: 'With their notes. Open requests are never deleted, and reports stay as they are.',
    messages: 'From when they were published.',
    audit: 'Who changed what.',
  },
  forever: 'Forever',
  months: (count) => counted(count, { one: '{count} month', other: '{count} months' }),
  save: 'Save',
};

export const roomsFormLabels: RoomsFormLabels = {
  rooms: 'Rooms',
  roomsDescription:
    'One per line, or a range such as “Room 101–120”. A column of a spreadsheet can be pasted. At most 200 at once.',
  missing: 'Enter at least one room.',
  tooMany: 'These are more than 200 rooms. Add the rest afterward.',
  group: 'Group (optional)',
  groupPlaceholder: 'Floor 2',
  outcomes: {
    fresh: (count) => counted(count, { one: '{count} new room', other: '{count} new rooms' }),
    existing: (count) =>
      counted(count, {
        one: '{count} room already exists and is skipped',
        other: '{count} rooms already exist and are skipped',
      }),
    invalid: (count) =>
      counted(count, {
        one: '{count} name is not valid and is skipped',
        other: '{count} names are not valid and are skipped',
      }),
  },
  preview: 'Preview',
  add: (count) => counted(count, { one: 'Add {count} room', other: 'Add {count} rooms' }),
  back: 'Back',
  close: 'Cancel',
};

export const serviceFormLabels: ServiceFormLabels = {
  required: 'Required',
  name: 'Name',
  names: 'Names in other languages',
  namesHint: 'Where a field is empty, the name above is shown.',
  color: 'Background color',
  colorPicker: {
    pick: 'Pick a color',
    area: 'Saturation and brightness',
    hue: 'Hue',
    palette: 'Suggested colors',
  },
  colorInvalid: 'Enter a color as #RRGGBB, without transparency',
  icon: 'Icon',
  chooseIcon: 'Select icon',
  changeIcon: 'Change icon',
  loadingIcons: 'Loading icons…',
  iconPicker: iconPickerLabels,
  preview: 'Preview',
  previewName: 'Service name',
  cardDetail: 'View detail',
  cardCount: 'open requests',
  close: 'Close',
  create: 'Create',
  update: 'Update',
};

export const serviceTableLabels: ServiceTableLabels = {
  table: 'Services of the project',
  name: 'Service name',
  actions: 'Actions',
  edit: (name) => `Edit ${name}`,
  delete: (name) => `Delete ${name}`,
  loading: 'Loading services',
};

export const sessionsModalLabels: SessionsModalLabels = {
  title: 'Where you are signed in',
  text: 'If you do not recognize a browser, sign it out and change your password.',
  list: 'Browsers you are signed in on',
  loading: 'Loading sessions',
  current: 'This browser',
  signedIn: (at) => `Signed in ${at}`,
  lastSeen: (at) => `Last active ${at}`,
  end: 'Sign out',
  endOf: (name) => `Sign out ${name}`,
  endOthers: 'Sign out everywhere else',
  close: 'Close',
};

const USER_TYPES = { 1: 'Administrator', 2: 'Operator' };

export const stayFormLabels: StayFormLabels = {
  text: 'From now on the tablet shows nothing from the previous guest. Open requests stay in your lists, marked “previous stay”.',
  language: 'Guest’s language (optional)',
  unknownLanguage: 'Not specified',
  languageSearch: { clear: 'Clear', noMatches: 'No matching language' },
  doNotDisturb: 'Do not disturb',
  close: 'Cancel',
  submit: 'Start new stay',
};

export const userFormLabels: UserFormLabels = {
  required: 'Required',
  username: 'Username',
  userType: 'User type',
  userTypePlaceholder: 'Select a type',
  userTypes: USER_TYPES,
  password: 'Password',
  passwordConfirm: 'Confirm password',
  currentPassword: 'Current password',
  passwordNotMatch: 'The passwords do not match',
  changePassword: 'Change password',
  keepPassword: 'Keep current password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  createIncomplete: 'Enter a username, select a type and enter the same password twice.',
  updateIncomplete: 'Enter a username and select a type.',
  close: 'Close',
  create: 'Create',
  update: 'Update',
};

export const userServicesModalLabels: UserServicesModalLabels = {
  title: (username) => `Services of ${username}`,
  about:
    'Operators can add a message to the guest when they change the status of a request for a service that is on. Administrators can for every service.',
  list: 'Services',
  loading: 'Loading services',
  empty: 'This project has no services yet',
  close: 'Close',
};

export const userTableLabels: UserTableLabels = {
  table: 'Users of the project',
  username: 'Username',
  userType: 'User type',
  userTypes: USER_TYPES,
  actions: 'Actions',
  services: (username) => `User services: ${username}`,
  edit: (username) => `Edit ${username}`,
  delete: (username) => `Delete ${username}`,
  you: 'You',
  loading: 'Loading users',
};
