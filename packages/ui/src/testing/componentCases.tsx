import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  Checkbox,
  ColorField,
  DataTable,
  EmptyState,
  Flag,
  Icon,
  IconButton,
  IconifyIcon,
  Link,
  LinkButton,
  PageSizeSelect,
  Pagination,
  PasswordField,
  SearchField,
  Select,
  ServiceIcon,
  Skeleton,
  Spinner,
  StatusBadge,
  Switch,
  Tabs,
  Tag,
  TextField,
  Toaster,
  VisuallyHidden,
} from '../index.ts';
import type { ConformanceCase } from './conformanceTypes.ts';

const OPTIONS = [{ value: '1', label: 'One' }];
const PAGES = {
  label: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (n: number) => `Page ${n}`,
  current: (n: number) => `Page ${n}, current`,
};
const SORTS = { sortAscending: 'up', sortDescending: 'down', notSorted: 'not sorted' };

/** The generic components, each with the fewest props it needs. */
export const componentCases: readonly ConformanceCase[] = [
  {
    name: 'Alert',
    render: (probe, called) => (
      <Alert {...probe} tone="info" onDismiss={called('onDismiss')} dismissLabel="Dismiss">
        Text
      </Alert>
    ),
  },
  { name: 'Avatar', render: (probe) => <Avatar {...probe} name="Jana" /> },
  { name: 'Badge', render: (probe) => <Badge {...probe} count={3} /> },
  {
    name: 'Button',
    render: (probe, called) => (
      <Button {...probe} onClick={called('onClick')}>
        Text
      </Button>
    ),
  },
  { name: 'Card', render: (probe) => <Card {...probe}>Text</Card> },
  {
    name: 'Checkbox',
    refTo: 'control',
    render: (probe, called) => (
      <Checkbox {...probe} onCheckedChange={called('onCheckedChange')}>
        Text
      </Checkbox>
    ),
  },
  {
    name: 'ColorField',
    root: 'TextField',
    refTo: 'control',
    render: (probe, called) => (
      <ColorField
        {...probe}
        label="Colour"
        value="#000000"
        onChange={called('onChange')}
        labels={{ pick: 'Pick', area: 'Area', hue: 'Hue' }}
      />
    ),
  },
  {
    name: 'DataTable',
    render: (probe, called) => (
      <DataTable
        {...probe}
        columns={[{ id: 'a', header: 'A', sortable: true, cell: (row: string) => row }]}
        rows={['one']}
        rowKey={(row) => row}
        label="Table"
        labels={SORTS}
        loadingLabel="Loading"
        empty="Nothing"
        onSortChange={called('onSortChange')}
      />
    ),
  },
  { name: 'EmptyState', render: (probe) => <EmptyState {...probe} title="Nothing" /> },
  { name: 'Flag', render: (probe) => <Flag {...probe} country="gb" /> },
  { name: 'Icon', render: (probe) => <Icon {...probe} name="bell" /> },
  {
    name: 'IconButton',
    render: (probe, called) => (
      <IconButton {...probe} icon="x" label="Close" onClick={called('onClick')} />
    ),
  },
  { name: 'IconifyIcon', render: (probe) => <IconifyIcon {...probe} /> },
  {
    name: 'Link',
    render: (probe, called) => (
      <Link {...probe} href="/" onClick={called('onClick')}>
        Text
      </Link>
    ),
  },
  {
    name: 'LinkButton',
    render: (probe, called) => (
      <LinkButton {...probe} href="/" onClick={called('onClick')}>
        Text
      </LinkButton>
    ),
  },
  {
    name: 'PageSizeSelect',
    root: 'Select',
    refTo: 'control',
    render: (probe, called) => (
      <PageSizeSelect
        {...probe}
        label="Size"
        value={10}
        options={[5, 10]}
        onChange={called('onChange')}
      />
    ),
  },
  {
    name: 'Pagination',
    render: (probe, called) => (
      <Pagination
        {...probe}
        page={0}
        pageCount={4}
        labels={PAGES}
        onPageChange={called('onPageChange')}
      />
    ),
  },
  {
    name: 'PasswordField',
    root: 'TextField',
    refTo: 'control',
    render: (probe, called) => (
      <PasswordField
        {...probe}
        label="Password"
        labels={{ show: 'Show', hide: 'Hide' }}
        onChange={called('onChange')}
      />
    ),
  },
  {
    name: 'SearchField',
    refTo: 'control',
    render: (probe, called) => (
      <SearchField
        {...probe}
        label="Search"
        value="a"
        onChange={called('onChange')}
        labels={{ clear: 'Clear' }}
      />
    ),
  },
  {
    name: 'Select',
    refTo: 'control',
    render: (probe, called) => (
      <Select {...probe} label="Choice" value="1" options={OPTIONS} onChange={called('onChange')} />
    ),
  },
  { name: 'ServiceIcon', render: (probe) => <ServiceIcon {...probe} src="" /> },
  { name: 'Skeleton', render: (probe) => <Skeleton {...probe} /> },
  { name: 'Spinner', render: (probe) => <Spinner {...probe} label="Loading" /> },
  {
    name: 'StatusBadge',
    render: (probe) => (
      <StatusBadge {...probe} tone="done">
        Done
      </StatusBadge>
    ),
  },
  {
    name: 'Switch',
    refTo: 'control',
    render: (probe, called) => (
      <Switch {...probe} onCheckedChange={called('onCheckedChange')}>
        Text
      </Switch>
    ),
  },
  {
    name: 'Tabs',
    render: (probe, called) => (
      <Tabs
        {...probe}
        label="Parts"
        items={[
          { id: 'a', label: 'A', content: 'a' },
          { id: 'b', label: 'B', content: 'b' },
        ]}
        onSelectedChange={called('onSelectedChange')}
      />
    ),
  },
  { name: 'Tag', render: (probe) => <Tag {...probe}>Text</Tag> },
  {
    name: 'TextField',
    refTo: 'control',
    render: (probe, called) => (
      <TextField {...probe} label="Name" onChange={called('onChange')} onBlur={called('onBlur')} />
    ),
  },
  {
    name: 'Toaster',
    render: (probe) => <Toaster {...probe} label="Notifications" closeLabel="Close" />,
  },
  { name: 'VisuallyHidden', render: (probe) => <VisuallyHidden {...probe}>Text</VisuallyHidden> },
];
