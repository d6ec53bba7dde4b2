import {
  DevicePicker,
  DeviceTags,
  MessageDetails,
  MessageForm,
  MessageTable,
  type DevicePickerLabels,
  type MessageRow,
} from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

const name = (text: string) => text;
const count = (n: number) => String(n);
const DEVICE = { serial_id: 'TAB-1', name: 'Room 101', viewed_at: null };
const STATES = { 1: 'Draft', 2: 'Published' };
const TYPES = { 1: 'Message', 2: 'Invoice' };

const MESSAGE: MessageRow = {
  message_id: 1,
  type: 1,
  title: 'Pool',
  message: 'Closed',
  state: 2,
  username: 'jana',
  service_name: 'Spa',
  icon_path: '/bell.svg',
  created_date: '02.03.2026 09:30',
  device_count: 1,
  selected_devices: [DEVICE],
};

const TAGS = { list: 'Devices', viewed: name, notViewed: 'Not viewed', more: count, none: 'None' };

const PICKER: DevicePickerLabels = {
  group: 'Devices',
  filter: 'Filter',
  filterPlaceholder: 'Name',
  clearFilter: 'Clear',
  selectPage: 'All',
  selected: (chosen, total) => `${chosen} of ${total}`,
  clearSelection: 'None',
  noMatches: 'Nothing found',
  empty: 'No devices',
  loading: 'Loading',
  pagination: { label: 'Pages', previous: 'Previous', next: 'Next', page: count, current: count },
};

/** Messages and their devices, each with the fewest props it needs. */
export const messageCases: readonly ConformanceCase[] = [
  {
    name: 'DevicePicker',
    render: (probe, called) => (
      <DevicePicker
        {...probe}
        devices={[DEVICE]}
        selected={[]}
        onChange={called('onChange')}
        labels={PICKER}
      />
    ),
  },
  {
    name: 'DeviceTags',
    render: (probe, called) => (
      <DeviceTags {...probe} devices={[DEVICE]} onMore={called('onMore')} labels={TAGS} />
    ),
  },
  {
    name: 'MessageDetails',
    render: (probe) => (
      <MessageDetails
        {...probe}
        message={MESSAGE}
        labels={{
          service: 'Service',
          operator: 'Operator',
          createdDate: 'Created',
          publishedDate: 'Published',
          type: 'Type',
          status: 'Status',
          states: STATES,
          types: TYPES,
          devices: 'Devices',
          viewedCount: (viewed, total) => `${viewed} of ${total}`,
          viewed: name,
          notViewed: 'Not viewed',
          moreDevices: count,
        }}
      />
    ),
  },
  {
    name: 'MessageForm',
    render: (probe, called) => (
      <MessageForm
        {...probe}
        mode="create"
        devices={[DEVICE]}
        onSubmit={called('onSubmit')}
        onClose={called('onClose')}
        labels={{
          tabs: 'Parts',
          messageTab: 'Message',
          usersTab: 'Users',
          type: 'Type',
          types: TYPES,
          title: 'Title',
          message: 'Message',
          titleRequired: 'Title missing',
          messageRequired: 'Message missing',
          devicesRequired: 'Devices missing',
          receivers: 'Receivers',
          chosenDevices: count,
          devices: PICKER,
          next: 'Next',
          save: 'Save',
          send: 'Send',
          close: 'Close',
        }}
      />
    ),
  },
  {
    name: 'MessageTable',
    root: 'DataTable',
    render: (probe, called) => (
      <MessageTable
        {...probe}
        rows={[MESSAGE]}
        sort={null}
        onSortChange={called('onSortChange')}
        onDetails={called('onDetails')}
        onEdit={called('onEdit')}
        onPublish={called('onPublish')}
        empty="None"
        labels={{
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
          states: STATES,
          types: TYPES,
          none: 'None',
          details: name,
          edit: name,
          publish: name,
          devices: TAGS,
          sort: { sortAscending: 'up', sortDescending: 'down', notSorted: 'not sorted' },
          loading: 'Loading',
        }}
      />
    ),
  },
];
