import {
  DevicePicker,
  DeviceTags,
  IconPicker,
  MessageDetails,
  MessageForm,
  MessageTable,
  ServiceForm,
  ServiceTable,
  ServiceTile,
  UserForm,
  UserServicesModal,
  UserTable,
  type DevicePickerLabels,
  type MessageRow,
} from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

const name = (text: string) => text;
const count = (n: number) => String(n);
const DEVICE = { serial_id: 'TAB-1', name: 'Room 101', viewed_at: null };
const STATES = { 1: 'Draft', 2: 'Published' };
const TYPES = { 1: 'Message', 2: 'Invoice' };
const USER_TYPES = { 1: 'Administrator', 2: 'Operator' };
const ICONS = [{ id: 1, name: 'bell', src: '/bell.svg', group: 'Room' }];

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

const ICON_PICKER = {
  title: 'Select icon',
  grid: 'Icons',
  search: 'Search',
  searchPlaceholder: 'Name',
  clearSearch: 'Clear',
  found: count,
  noMatches: 'Nothing found',
  close: 'Close',
};

/** Users, services and messages, each with the fewest props it needs. */
export const managementCases: readonly ConformanceCase[] = [
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
    name: 'IconPicker',
    overlay: true,
    root: 'Modal',
    render: (probe, called) => (
      <IconPicker
        {...probe}
        open
        onOpenChange={called('onOpenChange')}
        icons={ICONS}
        selected={null}
        onSelect={called('onSelect')}
        labels={ICON_PICKER}
      />
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
  {
    name: 'ServiceForm',
    render: (probe, called) => (
      <ServiceForm
        {...probe}
        icons={ICONS}
        onSubmit={called('onSubmit')}
        onClose={called('onClose')}
        labels={{
          name: 'Name',
          color: 'Colour',
          colorPicker: { pick: 'Pick', area: 'Area', hue: 'Hue' },
          colorInvalid: 'No colour',
          icon: 'Icon',
          chooseIcon: 'Choose',
          changeIcon: 'Change',
          loadingIcons: 'Loading',
          iconPicker: ICON_PICKER,
          preview: 'Preview',
          previewName: 'New',
          cardDetail: 'Detail',
          cardCount: 'requests',
          close: 'Close',
          create: 'Create',
          update: 'Update',
        }}
      />
    ),
  },
  {
    name: 'ServiceTable',
    root: 'DataTable',
    render: (probe, called) => (
      <ServiceTable
        {...probe}
        services={[{ id: 1, service_name: 'Spa', full_path: '/bell.svg', bg_color: '#123456' }]}
        onEdit={called('onEdit')}
        onDelete={called('onDelete')}
        empty="None"
        labels={{
          table: 'Services',
          name: 'Name',
          actions: 'Actions',
          edit: name,
          delete: name,
          loading: 'Loading',
        }}
      />
    ),
  },
  {
    name: 'ServiceTile',
    render: (probe) => <ServiceTile {...probe} src="/bell.svg" color="#123456" />,
  },
  {
    name: 'UserForm',
    render: (probe, called) => (
      <UserForm
        {...probe}
        canEditIdentity
        canChangePassword
        onSubmit={called('onSubmit')}
        onClose={called('onClose')}
        labels={{
          username: 'Username',
          userType: 'Type',
          userTypePlaceholder: 'Choose',
          userTypes: USER_TYPES,
          password: 'Password',
          passwordConfirm: 'Confirm',
          passwordNotMatch: 'Different',
          changePassword: 'Change',
          keepPassword: 'Keep',
          showPassword: 'Show',
          hidePassword: 'Hide',
          close: 'Close',
          create: 'Create',
          update: 'Update',
        }}
      />
    ),
  },
  {
    name: 'UserServicesModal',
    overlay: true,
    root: 'Modal',
    render: (probe, called) => (
      <UserServicesModal
        {...probe}
        open
        onOpenChange={called('onOpenChange')}
        username="jana"
        services={[]}
        onToggle={called('onToggle')}
        labels={{
          title: name,
          list: 'Services',
          loading: 'Loading',
          empty: 'None',
          close: 'Close',
        }}
      />
    ),
  },
  {
    name: 'UserTable',
    root: 'DataTable',
    render: (probe, called) => (
      <UserTable
        {...probe}
        users={[{ id: 1, username: 'jana', user_type: 1 }]}
        onServices={called('onServices')}
        onEdit={called('onEdit')}
        onDelete={called('onDelete')}
        empty="None"
        labels={{
          table: 'Users',
          username: 'Username',
          userType: 'Type',
          userTypes: USER_TYPES,
          actions: 'Actions',
          services: name,
          edit: name,
          delete: name,
          you: 'You',
          loading: 'Loading',
        }}
      />
    ),
  },
];
