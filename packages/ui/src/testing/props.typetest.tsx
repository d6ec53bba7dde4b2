/**
 * What must not compile. `tsc -b` checks this file and nothing runs or publishes it: each line below a
 * `@ts-expect-error` has to be an error, so a prop that loosens makes the check fail.
 */
import type { ReactElement } from 'react';
import {
  DevicePicker,
  LoginForm,
  RequestTable,
  ServiceCard,
  type DevicePickerLabels,
  type LoginLabels,
  type RequestRow,
  type RequestTableLabels,
} from '../concierge/index.ts';
import { Toaster } from '../components/Toaster/Toaster.tsx';
import { UserForm, type UserFormLabels } from '../concierge/forms.ts';
import {
  Alert,
  AppShell,
  Breadcrumbs,
  Button,
  Checkbox,
  ColorField,
  ConfirmDialog,
  ConnectionStatus,
  DataTable,
  Flag,
  Icon,
  IconButton,
  LanguageMenu,
  Menu,
  Modal,
  PageSizeSelect,
  Pagination,
  PasswordField,
  Panel,
  Popover,
  SearchField,
  Select,
  Sidebar,
  StatusBadge,
  Switch,
  Tabs,
  TextField,
  Tooltip,
  type ConnectionStatusLabels,
} from '../index.ts';

const nothing = () => undefined;
const noOptions = [] as const;
const text = (n: number) => String(n);
const button = <Button>Open</Button>;
const pages = { label: 'Pages', previous: 'Back', next: 'On', page: text, current: text };
const sorts = { sortAscending: 'up', sortDescending: 'down', notSorted: 'none' };

const select = { label: 'Choice', value: null, onChange: nothing };
const list = { label: 'Rows', rowKey: text, empty: 'None', loadingLabel: 'Loading', labels: sorts };
const table = { ...list, columns: noOptions, rows: [] as readonly number[] };
const reloads = { reload: 'Reload', reloading: 'Reloading' };
const paging = { page: 0, pageCount: 3, onPageChange: nothing };
const modal = { open: true, onOpenChange: nothing, title: 'Title', closeLabel: 'Close' };
const sure = { ...modal, confirmLabel: 'Yes', cancelLabel: 'No', onConfirm: nothing };
const card = { name: 'Spa', count: 1, countLabel: 'open', color: '#123456', iconSrc: '/spa.svg' };
const requests = { rows: [] as readonly RequestRow[], empty: 'None', onStatusClick: nothing };
const shell = { header: 'Header', sidebar: 'Menu', menuOpen: false, onMenuOpenChange: nothing };

declare const texts: {
  connection: ConnectionStatusLabels;
  devices: DevicePickerLabels;
  login: LoginLabels;
  requests: RequestTableLabels;
  user: UserFormLabels;
};
const user = { canEditIdentity: true, canChangePassword: true, onClose: nothing };
const devices = { devices: noOptions, selected: noOptions, onChange: nothing };

/** The same beginnings, finished: what is wrong below is the one thing its comment names. */
export const rightProps: readonly ReactElement[] = [
  <Select {...select} options={noOptions} key="1" />,
  <DataTable {...table} sort={{ column: 'a', direction: 'ASC' }} key="2" />,
  <Tabs label="Parts" items={noOptions} key="3" />,
  <Menu label="Actions" trigger={button} items={noOptions} key="4" />,
  <Pagination {...paging} labels={pages} key="5" />,
  <Modal {...modal} key="6">
    x
  </Modal>,
  <ConfirmDialog {...sure} key="7">
    Sure?
  </ConfirmDialog>,
  <ServiceCard {...card} detailLabel="Detail" onDetail={nothing} key="8" />,
  <AppShell {...shell} skipLabel="Skip" key="9">
    x
  </AppShell>,
  <Tooltip content="Hint" placement="start" key="10">
    {button}
  </Tooltip>,
  <SearchField label="Search" value="a" onChange={nothing} labels={{ clear: 'Clear' }} key="11" />,
  <PageSizeSelect label="Size" value={10} options={[5, 10]} onChange={nothing} key="12" />,
  <LanguageMenu
    selected="en"
    label="Language"
    languages={[]}
    onSelectedChange={nothing}
    key="13"
  />,
  <Breadcrumbs label="Path" items={noOptions} key="14" />,
  <ConnectionStatus state="live" labels={texts.connection} key="15" />,
  <RequestTable {...requests} columns={['note']} labels={texts.requests} key="16" />,
  <LoginForm onSubmit={nothing} labels={texts.login} key="17" />,
  <UserForm {...user} onSubmit={nothing} labels={texts.user} key="18" />,
  <DevicePicker {...devices} labels={texts.devices} key="19" />,
];

/** Children or data, never both. */
export const childrenBesideData: readonly ReactElement[] = [
  // @ts-expect-error options are data
  <Select {...select} options={noOptions} key="1">
    x
  </Select>,
  // @ts-expect-error rows are data
  <DataTable {...table} key="2">
    x
  </DataTable>,
  // @ts-expect-error items are data
  <Tabs label="Parts" items={noOptions} key="3">
    x
  </Tabs>,
  // @ts-expect-error items are data
  <Menu label="Actions" trigger={button} items={noOptions} key="4">
    x
  </Menu>,
  // @ts-expect-error the number of pages is data
  <Pagination {...paging} labels={pages} key="5">
    x
  </Pagination>,
  // @ts-expect-error an icon is its content
  <IconButton icon="x" label="Close" key="6">
    x
  </IconButton>,
  // @ts-expect-error items are data
  <Breadcrumbs label="Path" items={noOptions} key="7">
    x
  </Breadcrumbs>,
  // @ts-expect-error a modal takes children, not rows
  <Modal {...modal} items={noOptions} key="8">
    x
  </Modal>,
];

/** Text comes from outside, and nothing interactive goes without a name. */
export const textsMissing: readonly ReactElement[] = [
  // @ts-expect-error an icon alone has no name
  <IconButton icon="x" key="1" />,
  // @ts-expect-error a field needs its label
  <TextField key="2" />,
  // @ts-expect-error a placeholder is no label
  <TextField placeholder="Name" key="3" />,
  // @ts-expect-error a choice needs its label
  <Select value={null} onChange={nothing} options={noOptions} key="4" />,
  // @ts-expect-error a table needs its name
  <DataTable {...table} label={undefined} key="5" />,
  // @ts-expect-error what a sorter says is text
  <DataTable {...table} labels={{ sortAscending: 'up' }} key="6" />,
  // @ts-expect-error pages are read out
  <Pagination {...paging} key="7" />,
  // @ts-expect-error half of the texts
  <Pagination {...paging} labels={{ label: 'Pages' }} key="8" />,
  // @ts-expect-error the clearing button needs a name
  <SearchField label="Search" value="" onChange={nothing} key="9" />,
  // @ts-expect-error the eye needs its two names
  <PasswordField label="Password" key="10" />,
  // @ts-expect-error the picker is made of text
  <ColorField label="Color" value="#000000" onChange={nothing} key="11" />,
  // @ts-expect-error a dialog needs a title
  <Modal open onOpenChange={nothing} closeLabel="Close" key="12">
    x
  </Modal>,
  // @ts-expect-error its close button needs a name
  <Modal open onOpenChange={nothing} title="Title" key="13">
    x
  </Modal>,
  // @ts-expect-error a question has two answers
  <ConfirmDialog {...sure} cancelLabel={undefined} key="14">
    Sure?
  </ConfirmDialog>,
  // @ts-expect-error a menu needs its name
  <Menu trigger={button} items={noOptions} key="15" />,
  // @ts-expect-error a popover is a dialog and needs its name
  <Popover trigger={button} key="16">
    x
  </Popover>,
  // @ts-expect-error a row of tabs needs its name
  <Tabs items={noOptions} key="17" />,
  // @ts-expect-error what can be dismissed needs a name for it
  <Alert tone="info" onDismiss={nothing} key="18">
    x
  </Alert>,
  // @ts-expect-error toasts are in a named region
  <Toaster closeLabel="Close" key="19" />,
  // @ts-expect-error the way around the menu is text
  <AppShell {...shell} key="20">
    x
  </AppShell>,
  // @ts-expect-error the menu's texts
  <Sidebar items={noOptions} onMinifiedChange={nothing} key="21" />,
  // @ts-expect-error the state of the connection is text
  <ConnectionStatus state="live" key="22" />,
  // @ts-expect-error a form's texts
  <LoginForm onSubmit={nothing} key="23" />,
  // @ts-expect-error a form's texts
  <UserForm {...user} onSubmit={nothing} key="24" />,
  // @ts-expect-error the picker's texts
  <DevicePicker {...devices} key="25" />,
  // @ts-expect-error the table's texts
  <RequestTable {...requests} columns={noOptions} key="26" />,
  // @ts-expect-error what the card's action is called
  <ServiceCard {...card} onDetail={nothing} key="27" />,
  // @ts-expect-error a switch says what it turns on
  <Switch checked onChange={nothing} key="28" />,
  // @ts-expect-error a box says what it chooses
  <Checkbox checked onChange={nothing} key="29" />,
];

/** Only what exists can be asked for. */
export const unknownChoices: readonly ReactElement[] = [
  // @ts-expect-error no such variant
  <Button variant="blue" key="1">
    x
  </Button>,
  // @ts-expect-error no such size
  <Button size="xl" key="2">
    x
  </Button>,
  // @ts-expect-error no such tone
  <Alert tone="error" key="3">
    x
  </Alert>,
  // @ts-expect-error no such tone
  <StatusBadge tone="red" key="4">
    x
  </StatusBadge>,
  // @ts-expect-error no such icon
  <Icon name="unicorn" key="5" />,
  // @ts-expect-error no such width
  <Modal {...modal} size="huge" key="6">
    x
  </Modal>,
  // @ts-expect-error no such flag
  <Flag country="xx" key="7" />,
  // @ts-expect-error no such control
  <Panel title="Title" controls={['explode']} key="8">
    x
  </Panel>,
  // @ts-expect-error controls without their texts
  <Panel title="Title" controls={['collapse']} key="8a">
    x
  </Panel>,
  // @ts-expect-error reload lacks what is read out meanwhile
  <Panel title="Title" controls={['reload']} labels={{ reload: 'Reload' }} key="8b">
    x
  </Panel>,
  // @ts-expect-error remove lacks its text
  <Panel title="Title" controls={['reload', 'remove']} labels={reloads} key="8c">
    x
  </Panel>,
  <Panel title="Title" controls={['reload']} labels={reloads} key="8d">
    x
  </Panel>,
  <Panel title="Title" key="8e">
    x
  </Panel>,
  // @ts-expect-error no such state
  <ConnectionStatus state="broken" labels={texts.connection} key="9" />,
  // @ts-expect-error no such column
  <RequestTable {...requests} columns={['color']} labels={texts.requests} key="10" />,
  // @ts-expect-error no such direction
  <DataTable {...table} sort={{ column: 'a', direction: 'up' }} key="11" />,
  // @ts-expect-error sides, not left and right
  <Tooltip content="Hint" placement="left" key="12">
    {button}
  </Tooltip>,
];
