import {
  IconPicker,
  ServiceForm,
  ServiceTable,
  ServiceTile,
  SessionsModal,
  UserForm,
  UserServicesModal,
  UserTable,
} from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

const name = (text: string) => text;
const count = (n: number) => String(n);
const USER_TYPES = { 1: 'Administrator', 2: 'Operator' };
const ICONS = [{ id: 1, name: 'bell', src: '/bell.svg', group: 'Room' }];

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

/** Users and services, each with the fewest props it needs. */
export const managementCases: readonly ConformanceCase[] = [
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
    name: 'SessionsModal',
    overlay: true,
    root: 'Modal',
    render: (probe, called) => (
      <SessionsModal
        {...probe}
        open
        onOpenChange={called('onOpenChange')}
        sessions={[]}
        onEnd={called('onEnd')}
        onEndOthers={called('onEndOthers')}
        labels={{
          title: 'Sessions',
          text: 'Text',
          list: 'Browsers',
          loading: 'Loading',
          current: 'This one',
          signedIn: name,
          lastSeen: name,
          end: 'End',
          endOf: name,
          endOthers: 'End others',
          close: 'Close',
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
