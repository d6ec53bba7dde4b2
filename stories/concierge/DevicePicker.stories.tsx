import { DevicePicker } from '@concierge/ui/concierge/DevicePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { devicesToChoose } from '../fixtures/messages.ts';
import { inWidth } from '../fixtures/frames.tsx';
import { loadFailure } from '../fixtures/loadFailure.tsx';
import { asRead } from '../fixtures/asRead.ts';
import { inLanguage } from '../setup/inLanguage.tsx';
import { type Texts, textsOf } from '../setup/texts.ts';

const Picking = controlled(DevicePicker, 'value', 'onChange');

const meta = {
  title: 'Concierge/DevicePicker',
  component: DevicePicker,
  parameters: { conformance: { refTo: 'control' } },
  ...inLanguage(
    (texts) => ({
      devices: devicesToChoose(texts),
      value: ['room-101', 'room-103'],
      onChange: fn(),
      labels: texts.labels.messageForm.devices,
    }),
    inWidth(720),
  ),
  render: (args) => <Picking {...args} />,
} satisfies Meta<typeof DevicePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

// E8
/** Two of forty rooms, by floor. */
export const Default: Story = {
  play: async (context) => {
    const { canvas, step } = context;
    await step('Fifteen devices a page', async () => {
      await expect(
        canvas.getAllByRole('listitem').filter((one) => one.querySelector('input')),
      ).toHaveLength(15);
      const name = textsOf(context).labels.messageForm.devices.pagination.label;
      await waitFor(() => expect(canvas.getByRole('navigation', { name })).toBeVisible());
    });
  },
};

/** How much is chosen, and what is shown when there is nothing to choose from. */
export const AllStates: Story = {
  tags: ['picture'],
  render: (args, context) => {
    const texts = textsOf(context);
    const { t } = texts;
    const none = { ...args, devices: [], value: [] };
    return (
      <div style={{ display: 'grid', gap: 24 }}>
        {[[], ['room-101'], ['room-101', 'room-102', 'room-103']].map((selected) => (
          <Picking
            key={selected.length}
            {...args}
            devices={devicesToChoose(texts, 3)}
            value={selected}
            labels={{ ...args.labels, group: args.labels.selected(selected.length, 3) }}
          />
        ))}
        <DevicePicker {...none} />
        <DevicePicker {...none} loading />
        <DevicePicker {...none} loadError={loadFailure(t, t('messages:error.devices'))} />
      </div>
    );
  },
};

/** Rooms of two floors, and two devices that are in none. */
const mixedDevices = ({ hotel }: Texts) =>
  [
    hotel.texts.poolBar,
    ...[101, 102, 103, 1204, 1205].map(hotel.texts.room),
    hotel.texts.services.spa.name,
  ].map((name, at) => ({ serial_id: `TAB-${at}`, name }));

// U43
/** Names that end in numbers of rooms make floors; what has none is last. */
export const Floors: Story = {
  ...inLanguage((texts) => ({ value: ['TAB-1'], devices: mixedDevices(texts) })),
  play: async (context) => {
    const { args, canvas, step } = context;
    const { groups } = textsOf(context).labels.messageForm.devices;
    const floor = (number: number, count: number) =>
      canvas.getByRole('checkbox', {
        name: groups?.selectGroup(groups.floor(number), count) ?? '',
      });
    await step('A floor is chosen with one press', async () => {
      await expect(floor(1, 3)).toBePartiallyChecked();
      await userEvent.click(floor(1, 3));
      await expect(args.onChange).toHaveBeenLastCalledWith(['TAB-1', 'TAB-2', 'TAB-3']);
      await userEvent.click(floor(1, 3));
      await expect(args.onChange).toHaveBeenLastCalledWith([]);
      await userEvent.click(floor(12, 2));
    });
    await step('Each floor is a list of its name', async () => {
      const lists = canvas.getAllByRole('list').map((one) => one.getAttribute('aria-label'));
      await expect(lists).toEqual([groups?.floor(1), groups?.floor(12), groups?.others]);
    });
    (document.activeElement as HTMLElement).blur();
  },
};

// E8
/** One that is chosen and no longer there comes first, and can be left out. */
export const OutOfUse: Story = {
  tags: ['!dev'],
  args: { value: ['room-101', 'room-999'] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /room-999/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['room-101']);
  },
};

// E8
export const AcrossPages: Story = {
  tags: ['!dev'],
  args: { value: [] },
  play: async ({ args, canvas, step }) => {
    await step('The whole page is chosen at once', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('15 of 40 selected');
    });
    await step('The choice is kept on the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      const all = canvas.getByRole('checkbox', { name: 'Select all on this page' });
      await expect(all).not.toBeChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: /room-206/ }));
      await expect(canvas.getByRole('status')).toHaveTextContent('16 of 40 selected');
      await expect(all).toBePartiallyChecked();
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).toBeChecked();
    });
    await step('Clearing the page leaves the other one', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(['room-206']);
    });
  },
};

// U13
/** All devices, of all pages or all that the filter finds. */
export const SelectAll: Story = {
  ...inLanguage((texts) => ({
    devices: [
      ...devicesToChoose(texts, 20),
      { serial_id: 'pool-bar', name: texts.hotel.texts.poolBar },
    ],
    value: ['pool-bar'],
  })),
  play: async (context) => {
    const { args, canvas, step } = context;
    const labels = textsOf(context).labels.messageForm.devices;
    const all = (count: number) => canvas.getByRole('checkbox', { name: labels.selectAll(count) });
    const expectChosen = (count: number) =>
      expect(canvas.getByRole('status')).toHaveTextContent(asRead(labels.selected(count, 21)));
    await step('All that the filter finds are chosen at once, the rest stays', async () => {
      await expect(all(21)).toBePartiallyChecked();
      await userEvent.type(canvas.getByRole('searchbox'), 'room');
      await userEvent.click(all(20));
      await expect(all(20)).toBeChecked();
      await expectChosen(21);
      await userEvent.click(all(20));
      await expect(args.onChange).toHaveBeenLastCalledWith(['pool-bar']);
      await userEvent.clear(canvas.getByRole('searchbox'));
    });
    await step('All devices are chosen and cleared at once, and the focus stays', async () => {
      await userEvent.click(all(21));
      await expectChosen(21);
      await userEvent.keyboard(' ');
      await expectChosen(0);
      await userEvent.keyboard(' ');
      await expect(all(21)).toBeChecked();
      await expect(all(21)).toHaveFocus();
    });
  },
};

/** No device has what is typed in its name or serial number. */
export const NoMatches: Story = {
  play: async (context) => {
    const { noMatches } = textsOf(context).labels.messageForm.devices;
    await userEvent.type(context.canvas.getByRole('searchbox'), 'submarine');
    await waitFor(() => expect(context.canvas.getByText(noMatches)).toBeVisible());
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  ...inLanguage((texts) => ({ devices: devicesToChoose(texts, 3), value: [] })),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['room-101', 'room-102', 'room-103']);
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['room-102', 'room-103']);
  },
};

const withLongName = (texts: Texts) => {
  const services = texts.hotel.services.map(({ service_name }) => service_name).join(', ');
  return {
    devices: devicesToChoose(texts, 16).map((device, at) =>
      at === 0 ? { ...device, name: `${services}, ${device.name}` } : device,
    ),
  };
};

/** A long name breaks into lines. */
export const LongTexts: Story = inLanguage(withLongName);

/** Devices are below each other. */
export const Narrow: Story = inLanguage(withLongName, inWidth(272));
