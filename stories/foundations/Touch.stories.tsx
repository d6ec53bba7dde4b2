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
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Row, Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Foundations/Touch',
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** On the root, as a product sets it, so that what opens in `body` follows. */
function Touch({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = 'touch';
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
  return children;
}

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
        <PasswordField label="PIN" defaultValue="1234" labels={{ show: 'Show', hide: 'Hide' }} />
        <SearchField label="Search" defaultValue="spa" labels={{ clear: 'Clear' }} />
        <ColorField
          label="Color"
          defaultValue="#3358d4"
          labels={{ pick: 'Pick', area: 'Area', hue: 'Hue' }}
        />
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
          labels={{
            sortAscending: 'Ascending',
            sortDescending: 'Descending',
            notSorted: 'Not sorted',
          }}
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
          labels={{
            label: 'Pages',
            previous: 'Previous',
            next: 'Next',
            page: (page) => `Page ${page}`,
            current: (page) => `Page ${page}, current`,
          }}
        />
      </Row>
    </Stack>
  );
}

const TARGETS =
  'a[href], button, input:not([type="hidden"], [type="radio"]), textarea, [role="menuitem"], [role="option"], [role="tab"], tbody tr, label';

/** A pixel may be lost to rounding. */
const LEAST = 47.5;

/** Everything that can be pressed and is smaller than a finger. */
const small = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(TARGETS)]
    .filter((element) => element.closest('[data-component]') && element.getClientRects().length > 0)
    // The label over a field is no target of its own.
    .filter((element) => !element.matches('label') || element.querySelector('input'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => Math.min(box.width, box.height) < LEAST)
    .map(
      ({ element, box }) =>
        `${element.tagName} ${element.textContent || element.ariaLabel} ${box.width} × ${box.height}`,
    );

// Q5
/** Every target is at least 48 px. */
export const Targets: Story = {
  render: () => (
    <Touch>
      <Everything />
    </Touch>
  ),
  play: async ({ canvas, step }) => {
    await step('What is on the page', async () => {
      await waitFor(() => expect(small()).toEqual([]));
    });
    await step('Icons grow with their buttons', async () => {
      const icon = canvas.getByRole('button', { name: 'Close' }).querySelector('svg');
      await expect(icon?.getBoundingClientRect().width).toBe(20);
    });
    await step('The rows of a list', async () => {
      canvas.getByRole('button', { name: 'Floor 1 Floor' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('option', { name: 'Floor 1' })).toHaveFocus());
      await expect(small()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    });
    await step('The rows of a menu', async () => {
      canvas.getByRole('button', { name: 'More' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
      await expect(small()).toEqual([]);
    });
  },
};
