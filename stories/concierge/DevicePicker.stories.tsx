import { DevicePicker } from '@concierge/ui/concierge';
import { devicePickerLabels } from '@concierge/ui/labels/en';
import * as tr from '@concierge/ui/labels/tr';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { devices } from '../fixtures/messages.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { loadFailure } from '../fixtures/loadFailure.tsx';

const Picking = controlled(DevicePicker, 'selected', 'onSelectedChange');

const meta = {
  title: 'Concierge/DevicePicker',
  component: DevicePicker,
  args: {
    devices: devices(40),
    selected: ['TAB-1000', 'TAB-1014'],
    onSelectedChange: fn(),
    labels: devicePickerLabels,
  },
  render: (args) => <Picking {...args} />,
  decorators: [inWidth(720)],
} satisfies Meta<typeof DevicePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

// E8
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('Fifteen devices a page', async () => {
      await expect(
        canvas.getAllByRole('listitem').filter((one) => one.querySelector('input')),
      ).toHaveLength(15);
      await waitFor(() => expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible());
    });
  },
};

/** How much is chosen, and what is shown when there is nothing to choose from. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {[[], ['TAB-1000'], ['TAB-1000', 'TAB-1007', 'TAB-1014']].map((selected) => (
        <Picking
          key={selected.length}
          {...args}
          devices={devices(3)}
          selected={selected}
          labels={{ ...devicePickerLabels, group: `${selected.length} of 3 devices` }}
        />
      ))}
      <DevicePicker {...args} devices={[]} selected={[]} />
      <DevicePicker {...args} devices={[]} selected={[]} loading />
      <DevicePicker
        {...args}
        devices={[]}
        selected={[]}
        error={loadFailure('messages:error.devices')}
      />
    </div>
  ),
};

const named = (names: readonly string[]) =>
  names.map((name, at) => ({ serial_id: `TAB-${at}`, name }));

// U43
/** Names that end in numbers of rooms make floors; what has none is last. */
export const Floors: Story = {
  args: {
    selected: ['TAB-1'],
    devices: named(['Lobby', 'Room 101', 'Room 102', 'Room 103', 'Room 1204', 'Room 1205', 'Pool']),
  },
  play: async ({ args, canvas, step }) => {
    await step('A floor is chosen with one press', async () => {
      const floor = canvas.getByRole('checkbox', { name: 'Floor 1: select all 3' });
      await expect(floor).toBePartiallyChecked();
      await userEvent.click(floor);
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['TAB-1', 'TAB-2', 'TAB-3']);
      await userEvent.click(floor);
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith([]);
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Floor 12: select all 2' }));
    });
    await step('Each floor is a list of its name', async () => {
      const lists = canvas.getAllByRole('list').map((one) => one.getAttribute('aria-label'));
      await expect(lists).toEqual(['Floor 1', 'Floor 12', 'Other']);
    });
    (document.activeElement as HTMLElement).blur();
  },
};

// E8
export const AcrossPages: Story = {
  tags: ['!dev'],
  args: { selected: [] },
  play: async ({ args, canvas, step }) => {
    await step('The whole page is chosen at once', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('15 of 40 selected');
    });
    await step('The choice is kept on the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
      await expect(all).not.toBeChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: /TAB-1105/ }));
      await expect(canvas.getByRole('status')).toHaveTextContent('16 of 40 selected');
      await expect(all).toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
    });
    await step('Clearing the page leaves the other one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['TAB-1105']);
    });
  },
};

// U13
/** All devices, of all pages or all that the filter finds. */
export const SelectAll: Story = {
  args: { devices: [...devices(20), { serial_id: 'LOBBY', name: 'Lobby' }], selected: ['LOBBY'] },
  play: async ({ args, canvas, step }) => {
    const all = (count: number) => canvas.getByRole('checkbox', { name: `Select all ${count}` });
    await step('All that the filter finds are chosen at once, the rest stays', async () => {
      await expect(all(21)).toBePartiallyChecked();
      await userEvent.type(canvas.getByRole('searchbox'), 'room');
      await userEvent.click(all(20));
      await expect(all(20)).toBeChecked();
      await expect(canvas.getByRole('status')).toHaveTextContent('21 of 21 selected');
      await userEvent.click(all(20));
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['LOBBY']);
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('All devices are chosen and cleared at once, and the focus stays', async () => {
      await userEvent.click(all(21));
      await expect(canvas.getByRole('status')).toHaveTextContent('21 of 21 selected');
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('status')).toHaveTextContent('0 of 21 selected');
      await userEvent.keyboard(' ');
      await expect(all(21)).toBeChecked();
      await expect(all(21)).toHaveFocus();
    });
  },
};

export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'submarine');
    await waitFor(() => expect(canvas.getByText('No matching devices')).toBeVisible());
  },
};

// E8
export const TenWithoutFilter: Story = {
  tags: ['!dev'],
  args: { devices: devices(10) },
  play: async ({ canvas, step }) => {
    await step('Ten devices need no filter and no pages', async () => {
      await expect(canvas.queryByRole('searchbox')).toBeNull();
      await expect(canvas.queryByRole('navigation')).toBeNull();
    });
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  args: { devices: devices(3), selected: [] },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith([
      'TAB-1000',
      'TAB-1007',
      'TAB-1014',
    ]);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['TAB-1007', 'TAB-1014']);
  },
};

export const LongTurkishText: Story = {
  args: {
    labels: tr.devicePickerLabels,
    devices: devices(16).map((device, at) =>
      at === 0
        ? { ...device, name: 'Kuzey kanadı toplantı salonu girişindeki bilgilendirme ekranı' }
        : device,
    ),
  },
  globals: { locale: 'tr' },
};

export const Narrow: Story = { ...LongTurkishText, decorators: [inWidth(272)] };
