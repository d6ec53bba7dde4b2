import { Combobox, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const rooms = ['Apartmá', 'Balkon', 'Šatna', 'Terasa', 'Zahrada'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

const labels = {
  open: 'Show all rooms',
  noMatches: 'No room has this name.',
  remove: (label: string) => `Remove ${label}`,
};

const meta = {
  title: 'Components/Combobox',
  tags: ['!autodocs'],
  component: Combobox,
  args: { label: 'Room', options: rooms, labels, onSelectedChange: fn() },
  decorators: [inWidth(320)],
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { placeholder: 'Type a name', description: 'Where the request is from.' },
};

/** Empty, chosen, several, wrong, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <Combobox label="Empty" options={rooms} labels={labels} placeholder="Type a name" required />
      <Combobox label="Chosen" options={rooms} labels={labels} defaultSelected="terasa" />
      <Combobox
        label="Several"
        options={rooms}
        labels={labels}
        multiple
        defaultSelected={['apartmá', 'terasa', 'zahrada']}
        description="Everybody in them gets the message."
      />
      <Combobox label="Wrong" options={rooms} labels={labels} error="Choose a room." />
      <Combobox
        label="Read only"
        options={rooms}
        labels={labels}
        multiple
        defaultSelected={['terasa']}
        readOnly
      />
      <Combobox label="Off" options={rooms} labels={labels} defaultSelected="terasa" disabled />
      <div dir="rtl">
        <Combobox
          label="From right to left"
          options={rooms}
          labels={labels}
          multiple
          defaultSelected={['terasa']}
        />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const wrong = canvas.getByRole('combobox', { name: 'Wrong' });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAccessibleDescription('Choose a room.');
  },
};

/** Typing without accents narrows the list, an arrow and Enter choose; emptied, nothing is chosen. */
export const Keyboard: Story = {
  tags: ['!dev'],
  args: { name: 'room' },
  render: (args) => (
    <form data-testid="form">
      <Combobox {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('combobox', { name: 'Room' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('sat');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field).toHaveValue('Šatna'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('šatna');
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect(new FormData(form).getAll('room')).toEqual(['šatna']);
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(args.onSelectedChange).toHaveBeenLastCalledWith(null));
    await expect(new FormData(form).getAll('room')).toEqual([]);
  },
};

/** Nothing contains what is typed: it says so, and Escape closes. */
export const NoMatches: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'pool');
    await waitFor(() => expect(screen.getByText('No room has this name.')).toBeVisible());
  },
};

/** With several, the list stays open; Backspace in the empty field takes the last one back, a button any. */
export const Several: Story = {
  tags: ['!dev'],
  args: { multiple: true, defaultSelected: ['balkon'], onSelectedChange: fn() },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Room' });
    await userEvent.click(canvas.getByRole('button', { name: /Show all rooms/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Balkon' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'Terasa' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['balkon', 'terasa']);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Apartmá' })).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'Apartmá' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['balkon', 'terasa', 'apartmá']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['balkon', 'terasa']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Balkon' }));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(['terasa']);
    await expect(field).toHaveFocus();
  },
};

/** All options, the chosen one ticked. */
export const Open: Story = {
  args: { defaultSelected: 'terasa' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show all rooms/ }));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await expect(screen.getByRole('option', { name: 'Terasa' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
