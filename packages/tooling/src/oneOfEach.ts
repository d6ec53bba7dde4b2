/** One of each generic component, as a product that uses them all would have them on one page. */
export const PAGE_WITH_EACH: string = `import { useState } from 'react';
import { GlobalStyle, UiProvider } from '@concierge/ui';
import { Alert } from '@concierge/ui/Alert';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { DataTable, type DataTableSort } from '@concierge/ui/DataTable';
import { Menu } from '@concierge/ui/Menu';
import { Modal } from '@concierge/ui/Modal';
import { Pagination } from '@concierge/ui/Pagination';
import { PasswordField } from '@concierge/ui/PasswordField';
import { Select } from '@concierge/ui/Select';
import { Sidebar } from '@concierge/ui/Sidebar';
import { Switch } from '@concierge/ui/Switch';
import { Tabs } from '@concierge/ui/Tabs';
import { Tag } from '@concierge/ui/Tag';
import { TextField } from '@concierge/ui/TextField';
import { Tooltip } from '@concierge/ui/Tooltip';
import { toast, Toaster } from '@concierge/ui/Toaster';

const ROWS = [
  { id: 1, name: 'Laundry' },
  { id: 2, name: 'Room service' },
];
const COLUMNS = [
  { id: 'name', header: 'Name', cell: (row: (typeof ROWS)[number]) => row.name, sortable: true },
];

/** Enough for the groups of a long table. */
const MANY = Array.from({ length: 150 }, (_, id) => ({ id, name: 'Room ' + id }));

export function Page() {
  const [open, setOpen] = useState(false);
  const [service, setService] = useState<string | null>(null);
  const [page, setPage] = useState(0);
  const [sort, setSort] = useState<DataTableSort | null>(null);
  return (
    <UiProvider locale="en">
      <GlobalStyle />
      <Sidebar
        items={[
          { id: 'home', label: 'Home', href: '/', icon: 'layout-dashboard' },
          { id: 'requests', label: 'Requests', items: [{ id: 'new', label: 'New', href: '/new' }] },
        ]}
        labels={{
          navigation: 'Main menu',
          minify: 'Minify',
          expand: 'Expand',
          profileMenu: 'Profile',
          openSubmenu: (label) => 'Open ' + label,
        }}
      />
      <Alert tone="info">All is well</Alert>
      <Card>
        <TextField label="Name" />
        <PasswordField label="Password" labels={{ show: 'Show', hide: 'Hide' }} />
        <Select
          label="Service"
          selected={service}
          onSelectedChange={setService}
          options={[{ value: '1', label: 'Laundry' }]}
        />
        <Switch>Notify me</Switch>
        <Tag>Room 101</Tag>
      </Card>
      <Tabs
        label="Parts"
        items={[
          { id: 'a', label: 'First', content: 'one' },
          { id: 'b', label: 'Second', content: 'two' },
        ]}
      />
      <DataTable
        label="Services"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        labels={{ sortAscending: 'ascending', sortDescending: 'descending', notSorted: 'not sorted' }}
        loadingLabel="Loading"
        empty="Nothing here"
      />
      <DataTable
        label="Rooms"
        columns={[{ id: 'id', header: 'Number', cell: (row) => row.id, width: '80px' }, ...COLUMNS]}
        rows={MANY}
        rowKey={(row) => row.id}
        labels={{ sortAscending: 'ascending', sortDescending: 'descending', notSorted: 'not sorted' }}
        loadingLabel="Loading"
        empty="Nothing here"
      />
      <Pagination
        page={page}
        pageCount={3}
        onPageChange={setPage}
        labels={{
          label: 'Pages',
          previous: 'Previous',
          next: 'Next',
          page: (n) => 'Page ' + n,
          current: (n) => 'Page ' + n,
        }}
      />
      <Menu align="end"
        label="More"
        trigger={<Button>More</Button>}
        items={[{ id: 'toast', label: 'Say hello', onSelect: () => void toast({ tone: 'info', body: 'Hello' }) }]}
      />
      <Tooltip content="Asks you something">
        <Button onClick={() => setOpen(true)}>Open</Button>
      </Tooltip>
      <Modal open={open} onOpenChange={setOpen} title="A question" closeLabel="Close">
        Well?
      </Modal>
      <Toaster label="Messages" closeLabel="Close" />
    </UiProvider>
  );
}
`;

/** The same, rendered in the browser alone. */
export const ONE_OF_EACH: string = `import { createRoot } from 'react-dom/client';
import { Page } from './page.js';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
`;
