// The labels of what shows messages, in English.
import { counted, numbered } from './counted.ts';
import type { DevicePickerLabels } from '../../concierge/DevicePicker/DevicePicker.tsx';
import type { DeviceTagsLabels } from '../../concierge/DeviceTags/DeviceTags.tsx';
import type { MessageDetailsLabels } from '../../concierge/MessageDetails/MessageDetails.tsx';
import type { MessageFormLabels } from '../../concierge/MessageForm/MessageForm.tsx';
import type { MessageTableLabels } from '../../concierge/MessageTable/MessageTable.tsx';
import type { RoomGroupLabels } from '../../concierge/roomGroups.ts';

const MESSAGE_STATES = { 1: 'Draft', 2: 'Published' };
const MESSAGE_TYPES = { 1: 'Message', 2: 'Invoice' };

export const devicePickerLabels: DevicePickerLabels = {
  group: 'Devices',
  filter: 'Filter devices',
  filterPlaceholder: 'Name or serial number',
  clearFilter: 'Clear filter',
  selectPage: 'Select all on this page',
  selectAll: (count) => counted(count, { other: 'Select all {count}' }),
  selected: (count, total) => `${numbered(count)} of ${numbered(total)} selected`,
  clearSelection: 'Clear selection',
  noMatches: 'No matching devices',
  empty: 'This project has no devices',
  loading: 'Loading devices',
  groups: {
    floor: (floor) => `Floor ${floor}`,
    others: 'Other',
    selectGroup: (group, count) =>
      counted(count, { one: `${group}: select {count}`, other: `${group}: select all {count}` }),
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (n) => `Page ${n}`,
    current: (n) => `Page ${n}, current`,
  },
};

export const deviceTagsLabels: DeviceTagsLabels = {
  list: 'Recipient devices',
  viewed: (at) => `viewed ${at}`,
  notViewed: 'not viewed',
  more: (count) => counted(count, { other: 'See {count} more' }),
  none: 'No devices',
};

const viewedCount = (viewed: number, total: number) =>
  `${numbered(viewed)} of ${numbered(total)} viewed`;

export const messageDetailsLabels: MessageDetailsLabels = {
  service: 'Service',
  operator: 'Operator',
  createdDate: 'Created',
  publishedDate: 'Published',
  type: 'Type',
  status: 'Status',
  states: MESSAGE_STATES,
  types: MESSAGE_TYPES,
  devices: 'Devices',
  viewedCount,
  viewed: deviceTagsLabels.viewed,
  notViewed: deviceTagsLabels.notViewed,
  moreDevices: (count) => counted(count, { other: 'and {count} more' }),
};

export const messageFormLabels: MessageFormLabels = {
  tabs: 'Message and devices',
  messageTab: 'Message',
  usersTab: 'Users',
  type: 'Type',
  types: MESSAGE_TYPES,
  title: 'Title',
  message: 'Message',
  titleRequired: 'Enter a title',
  messageRequired: 'Enter a message',
  messageTooLong: (count) =>
    counted(count, { one: '{count} character too many', other: '{count} characters too many' }),
  devicesRequired: 'Select at least one device',
  receivers: 'Recipients',
  chosenDevices: (count) =>
    counted(count, { one: '{count} device selected', other: '{count} devices selected' }),
  devices: devicePickerLabels,
  next: 'Next',
  save: 'Save',
  saveAndPublish: 'Save and publish',
  send: 'Send',
  sending: (receivers) => `Sending to ${receivers}`,
  undo: 'Undo',
  close: 'Close',
};

export const messageTableLabels: MessageTableLabels = {
  table: 'Messages',
  columns: {
    service: 'Service',
    title: 'Title',
    message: 'Message',
    username: 'Operator',
    devices: 'Devices',
    state: 'Status',
    created_date: 'Created',
    type: 'Type',
    actions: 'Actions',
  },
  states: MESSAGE_STATES,
  types: MESSAGE_TYPES,
  none: 'None',
  details: (title) => `Details: ${title}`,
  edit: (title) => `Edit: ${title}`,
  publish: (title) => `Publish: ${title}`,
  devices: deviceTagsLabels,
  viewedCount,
  sort: {
    sortAscending: 'sorted ascending',
    sortDescending: 'sorted descending',
    notSorted: 'not sorted',
  },
  loading: 'Loading messages',
};

export const roomGroupLabels: RoomGroupLabels = {
  floor: (floor) => `Floor ${floor}`,
  others: 'Other',
};
