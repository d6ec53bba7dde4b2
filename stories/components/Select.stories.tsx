import { Flag, Select } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { controlled } from '../fixtures/stateful.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { narrowest } from '../fixtures/viewports.ts';
import { control } from '../conformance/exceptions.ts';

const Controlled = controlled(Select, 'selected', 'onSelectedChange');

const DEVICES = [
  { value: '1', label: 'Room 101' },
  { value: '2', label: 'Room 102' },
  { value: '3', label: 'Wellness reception' },
  { value: '4', label: 'Lobby bar' },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: { conformance: control },
  args: {
    label: 'Device',
    selected: null,
    placeholder: 'Choose a device',
    options: DEVICES,
    onSelectedChange: fn(),
    style: { maxInlineSize: 280 },
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until keys reach the open list: react-aria may move the focus after it is shown. */
async function openedAt(name: string): Promise<void> {
  await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  await waitFor(() => expect(screen.getByRole('option', { name })).toHaveFocus());
}

export const Default: Story = {};

export const Open: Story = {
  args: { selected: '2', clearLabel: 'All devices' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /Room 102.*Device/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Room 102' })).toHaveFocus());
  },
};

/** Arrows move, Enter chooses, focus goes back to the button. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await openedAt('Room 101');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

/** A letter on the closed button chooses, as in a native select; an arrow opens at the choice. */
export const TypeWhileClosed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('l');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('4');
    await expect(canvas.getByRole('button')).toHaveTextContent('Lobby bar');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Lobby bar' })).toHaveFocus());
  },
};

// Y15
/** Keys of an input method are its own; letters of another layout mean the Latin ones at their places. */
export const OtherKeyboards: Story = {
  tags: ['!dev'],
  args: { options: [...DEVICES, { value: '5', label: 'Жасмин' }] },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button');
    const press = (init: KeyboardEventInit) =>
      button.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
      );
    button.focus();
    await step('A letter of a word that is composed chooses nothing', async () => {
      press({ key: 'l', code: 'KeyL', isComposing: true });
      press({ key: 'Enter', code: 'Enter', keyCode: 229 });
      await expect(args.onSelectedChange).not.toHaveBeenCalled();
      await expect(screen.queryByRole('listbox')).toBeNull();
    });
    await step('A letter of a Cyrillic layout chooses by its place', async () => {
      press({ key: 'д', code: 'KeyL' });
      await waitFor(() => expect(button).toHaveTextContent('Lobby bar'));
    });
  },
};

// Y15
/** An option in the letters of the layout comes first. */
export const OwnLetters: Story = {
  tags: ['!dev'],
  args: { options: [...DEVICES, { value: '5', label: 'Жасмин' }] },
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await step('A Cyrillic letter finds the option that begins with it', async () => {
      const init = { key: 'ж', code: 'Semicolon', bubbles: true, cancelable: true };
      button.dispatchEvent(new KeyboardEvent('keydown', init));
      await waitFor(() => expect(button).toHaveTextContent('Жасмин'));
    });
  },
};

// Q3
/** It keeps its choice itself; its button carries what the caller gives, and says that it is wrong. */
export const Uncontrolled: Story = {
  tags: ['!dev'],
  args: { id: 'device', error: 'This device is offline.', onOpenChange: fn() },
  render: (args) => (
    <Select {...args} selected={undefined} defaultSelected="2" data-testid="device" />
  ),
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: 'Room 102 Device' });
    await step('Attributes reach the button', async () => {
      await expect(canvas.getByTestId('device')).toBe(button);
      await expect(button).toHaveAttribute('id', 'device');
      await expect(button).toBeInvalid();
      await expect(button).toHaveAccessibleDescription('This device is offline.');
    });
    await step('A choice stays', async () => {
      await userEvent.tab();
      await userEvent.keyboard('w');
      await expect(button).toHaveTextContent('Wellness reception');
      await expect(args.onSelectedChange).toHaveBeenLastCalledWith('3');
    });
    await step('Opening and closing is reported', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true));
      await openedAt('Wellness reception');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
};

/** The first entry empties the choice. */
export const Clearing: Story = {
  tags: ['!dev'],
  args: { selected: '1', clearLabel: 'All devices' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Room 101' })).toHaveFocus());
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(null);
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const WithIcons: Story = {
  args: {
    label: 'Language',
    selected: 'cs',
    options: [
      { value: 'en', label: 'English', icon: <Flag country="gb" /> },
      { value: 'tr', label: 'Türkçe', icon: <Flag country="tr" /> },
      { value: 'cs', label: 'Čeština', icon: <Flag country="cz" /> },
    ],
  },
};

export const Many: Story = {
  args: {
    options: Array.from({ length: 60 }, (_, at) => ({
      value: String(at),
      label: `Room ${at + 1}`,
    })),
    selected: '30',
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Room 31' })).toHaveFocus());
    const focused = () => Number(/\d+/.exec(document.activeElement?.textContent ?? '')?.[0]);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(focused()).toBe(60));
    // By what is seen of the list, not to its first option.
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(focused()).toBeLessThan(60));
    const [last, above] = [60, focused()];
    await expect(last - above).toBeGreaterThan(3);
    await expect(above).toBeGreaterThan(30);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe(60));
  },
};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack gap={20}>
      <Controlled {...args} />
      <Controlled {...args} selected="3" size="sm" labelPlacement="start" />
      <Controlled {...args} error="Choose a device first." />
      <Controlled {...args} selected="1" disabled />
    </Stack>
  ),
};

/** Long options break inside the narrowest window. */
export const Narrowest: Story = {
  ...narrowest,
  args: {
    label: 'Zařízení, na kterém se zpráva zobrazí',
    selected: '1',
    options: [
      { value: '1', label: 'Prezidentské apartmá s výhledem na moře, třetí patro' },
      { value: '2', label: 'Kuzey kanadı toplantı salonu girişindeki bilgilendirme ekranı' },
    ],
  },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(320));
    await expect(list.getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
