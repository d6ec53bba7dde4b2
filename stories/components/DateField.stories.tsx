import { DateField, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/DateField',
  tags: ['!autodocs'],
  component: DateField,
  args: { label: 'Birthday', locale: 'en-GB', defaultValue: '1984-03-02', onChange: fn() },
  decorators: [inWidth(240)],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { description: 'As in the passport.' } };

/** Filled and empty in three languages, wrong, out of its bounds, read only, off. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <DateField label="English" locale="en-GB" defaultValue="2026-03-02" />
      <DateField label="Čeština" locale="cs" defaultValue="2026-03-02" />
      <DateField label="Türkçe" locale="tr" required description="Boş" />
      <DateField label="Wrong" locale="en-GB" error="Nobody is that old." />
      <DateField label="Too early" locale="en-GB" min="2026-03-01" defaultValue="2026-02-01" />
      <DateField label="Read only" locale="en-GB" defaultValue="2026-03-02" readOnly />
      <DateField label="Off" locale="en-GB" defaultValue="2026-03-02" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Wrong' })).toHaveAccessibleDescription(
      /Nobody is that old\.$/,
    );
  },
};

const given = createRef<HTMLElement>();

/** A label, ours or the page's, and `ref` focus the first part, and attributes are at the group. */
export const Reached: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <label htmlFor="born">Outside</label>
      <DateField {...args} ref={given} id="born" aria-describedby="hint" data-testid="group" />
      <p id="hint">As in the passport</p>
    </>
  ),
  play: async ({ canvas, step }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    const group = canvas.getByRole('group', { name: 'Birthday' });
    await step('Q3 attributes are at the group', async () => {
      await expect(group).toHaveAttribute('id', 'born');
      await expect(group).toHaveAccessibleDescription(/As in the passport$/);
      await expect(canvas.getByTestId('group')).toBe(group);
    });
    await step('Q3 what a form and a label focus is the first part', async () => {
      await expect(given.current).toBe(day);
      await userEvent.click(canvas.getByText('Birthday'));
      await expect(day).toHaveFocus();
      day?.blur();
      await userEvent.click(canvas.getByText('Outside'));
      await expect(day).toHaveFocus();
    });
  },
};

/** Digits go from part to part, arrows change a part; the whole date is told as it is stored, emptied it is none. */
export const Keyboard: Story = {
  tags: ['!dev'],
  args: { defaultValue: undefined, name: 'born' },
  render: (args) => (
    <form data-testid="form">
      <DateField {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const [day] = canvas.getAllByRole('spinbutton');
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('02031984');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-03-02'));
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect(new FormData(form).get('born')).toBe('1984-03-02');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-03-02');
    const parts = canvas.getAllByRole('spinbutton');
    for (const part of parts) {
      part.focus();
      await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
};

/** Left with a part that is empty it says so, until the focus is back; left empty it says nothing. */
export const HalfFilled: Story = {
  tags: ['!dev'],
  args: { defaultValue: undefined, incompleteError: 'Enter day, month and year.' },
  play: async ({ canvas, args, step }) => {
    const group = () => canvas.getByRole('group', { name: 'Birthday' });
    await step('Q5 left half filled it is marked and says why', async () => {
      await userEvent.tab();
      await userEvent.keyboard('02');
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(group()).toHaveAccessibleDescription(/day, month and year/));
      await expect(canvas.getAllByRole('spinbutton')[0]).toBeInvalid();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('Q5 with all of it filled, or empty, it does not', async () => {
      canvas.getAllByRole('spinbutton')[1]?.focus();
      await waitFor(() => expect(canvas.queryByText(/day, month and year/)).toBeNull());
      await userEvent.keyboard('031984');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-03-02'));
      (document.activeElement as HTMLElement).blur();
      await expect(canvas.queryByText(/day, month and year/)).toBeNull();
    });
  },
};
