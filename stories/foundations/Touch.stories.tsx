import { Button } from '@concierge/ui/Button';
import { Checkbox } from '@concierge/ui/Checkbox';
import { ColorField } from '@concierge/ui/ColorField';
import { DataTable } from '@concierge/ui/DataTable';
import { IconButton } from '@concierge/ui/IconButton';
import { Menu } from '@concierge/ui/Menu';
import { PageSizeSelect } from '@concierge/ui/PageSizeSelect';
import { Pagination } from '@concierge/ui/Pagination';
import { PasswordField } from '@concierge/ui/PasswordField';
import { RadioGroup } from '@concierge/ui/RadioGroup';
import { SearchField } from '@concierge/ui/SearchField';
import { Select } from '@concierge/ui/Select';
import { Switch } from '@concierge/ui/Switch';
import { Tabs } from '@concierge/ui/Tabs';
import { TextField } from '@concierge/ui/TextField';
import { Breadcrumbs } from '@concierge/ui/layout/Breadcrumbs';
import {
  colorFieldLabels,
  dataTableLabels,
  paginationLabels,
  passwordFieldLabels,
  searchFieldLabels,
} from '@concierge/ui/labels/en';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { pressButton } from '../fixtures/keyboard.ts';
import { Row, Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Foundations/Touch',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const FLOORS = ['Floor 1', 'Floor 2', 'Floor 3'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

const ROWS = [
  { id: 1, room: 'Room 101', service: 'Laundry' },
  { id: 2, room: 'Room 102', service: 'Spa' },
];

function Everything() {
  return (
    <Stack gap={24}>
      <Breadcrumbs label="Path" items={[{ label: 'Home', href: '/' }, { label: 'Services' }]} />
      <Row>
        <Button variant="primary" iconStart="check">
          Order
        </Button>
        <Button size="sm">Small</Button>
        <Button size="lg">Large</Button>
        <IconButton icon="x" label="Close" />
        <IconButton icon="plus" label="More towels" size="sm" />
        <Menu
          align="end"
          label="More"
          trigger={<Button iconEnd="chevron-down">More</Button>}
          items={[
            { id: 'edit', label: 'Edit', icon: 'pencil' },
            { id: 'copy', label: 'Copy' },
          ]}
        />
      </Row>
      <Tabs
        label="Parts"
        items={[
          { id: 'a', label: 'A', content: 'First' },
          { id: 'services', label: 'Services', content: 'Second' },
        ]}
      />
      <Row>
        <TextField label="Name" defaultValue="Eva" />
        <PasswordField label="PIN" defaultValue="1234" labels={passwordFieldLabels} />
        <SearchField label="Search" defaultValue="spa" labels={searchFieldLabels} />
        <ColorField label="Color" defaultValue="#3358d4" labels={colorFieldLabels} />
        <Select label="Floor" defaultValue="1" options={FLOORS} />
      </Row>
      <RadioGroup label="Wing" defaultValue="1" options={FLOORS} orientation="horizontal" />
      <Row>
        <Checkbox defaultChecked>Wake me up</Checkbox>
        <Switch defaultChecked>Do not disturb</Switch>
      </Row>
      <div style={{ inlineSize: '100%', maxInlineSize: 480 }}>
        <DataTable
          label="Requests"
          rows={ROWS}
          rowKey={(row) => row.id}
          columns={[
            { id: 'room', header: 'Room', cell: (row) => row.room, primary: true },
            { id: 'service', header: 'Service', cell: (row) => row.service, sortable: true },
          ]}
          sort={{ column: 'service', direction: 'ASC' }}
          onSortChange={() => undefined}
          labels={dataTableLabels}
          loadingLabel="Loading"
          empty="Nothing"
        />
      </div>
      <Row>
        <PageSizeSelect label="Rows" defaultValue={10} options={[5, 10]} />
        <Pagination
          page={0}
          pageCount={3}
          onPageChange={() => undefined}
          labels={paginationLabels}
        />
      </Row>
    </Stack>
  );
}

// Q5
/** Every target is at least 48 px, which each story is tested for. */
export const Targets: Story = {
  globals: { density: 'touch' },
  render: () => <Everything />,
  play: async ({ canvas, step }) => {
    await step('Rows and icons grow as well', async () => {
      const icon = canvas.getByRole('button', { name: 'Close' }).querySelector('svg');
      await expect(icon?.getBoundingClientRect().width).toBe(20);
      const row = canvas.getAllByRole('row').at(-1);
      await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
    });
    await pressButton('More');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  },
};
