import { DatePicker, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { expectClosed } from '../fixtures/keyboard.ts';

const labels = { open: 'Open the calendar', previous: 'Month before', next: 'Month after' };

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  parameters: { conformance: { refTo: 'control', attributesTo: 'group' } },
  args: {
    label: 'Arrival',
    locale: 'en-GB',
    defaultValue: '2026-03-12',
    labels,
    onChange: fn(),
  },
  decorators: [inWidth(240)],
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Filled and empty, in two languages, wrong, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['picture-dark'],
  render: () => (
    <Stack>
      <DatePicker label="English" locale="en-GB" labels={labels} defaultValue="2026-03-12" />
      <DatePicker label="Čeština" locale="cs" labels={labels} required description="Prázdné" />
      <DatePicker label="Wrong" locale="en-GB" labels={labels} error="We are full on that day." />
      <DatePicker label="Read only" locale="en-GB" labels={labels} value="2026-03-12" readOnly />
      <DatePicker label="Off" locale="en-GB" labels={labels} value="2026-03-12" disabled />
      <div dir="rtl">
        <DatePicker label="From right to left" locale="en-GB" labels={labels} value="2026-03-12" />
      </div>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('group', { name: 'Wrong' })[0]).toHaveAccessibleDescription(
      /We are full on that day\.$/,
    );
  },
};

/** The calendar of the month, with the chosen day and those that cannot be chosen. */
export const Open: Story = {
  tags: ['picture-dark'],
  args: { min: '2026-03-05' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    await waitFor(() => expect(screen.getByRole('grid', { name: /March 2026/ })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /12 March 2026/ })).toHaveFocus(),
    );
  },
};

/** Enter opens, arrows move by days and weeks, Page Down by months, Enter chooses and focus goes back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: /Open the calendar/ });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /12 March 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{PageDown}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /20 April 2026/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expectClosed('dialog', () => open);
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-04-20');
  },
};

const given = createRef<HTMLElement>();

// Q3
/** A label, ours or the page's, and `ref` focus the first part, and attributes are at the group. */
export const Reached: Story = {
  tags: ['!dev'],
  render: (args) => (
    <>
      <label htmlFor="born">Outside</label>
      <DatePicker {...args} ref={given} id="born" aria-describedby="hint" data-testid="group" />
      <p id="hint">As in the passport</p>
    </>
  ),
  play: async ({ canvas, step }) => {
    const [day] = canvas.getAllByRole('spinbutton');
    const group = canvas.getByTestId('group');
    await step('Attributes are at the group', async () => {
      await expect(group).toHaveAttribute('id', 'born');
      await expect(group).toHaveAccessibleDescription(/As in the passport$/);
    });
    await step('What a form and a label focus is the first part', async () => {
      await expect(given.current).toBe(day);
      await userEvent.click(canvas.getByText('Arrival'));
      await expect(day).toHaveFocus();
      day?.blur();
      await userEvent.click(canvas.getByText('Outside'));
      await expect(day).toHaveFocus();
    });
  },
};

// Q5
/** Typed, it is reported as it is stored; left with a part that is empty it says so, until the focus is back. */
export const Typed: Story = {
  tags: ['!dev'],
  args: { defaultValue: undefined, name: 'born', incompleteError: 'Enter day, month and year.' },
  render: (args) => (
    <form data-testid="form">
      <DatePicker {...args} />
    </form>
  ),
  play: async ({ canvas, args, step }) => {
    const part = (at: number) => canvas.getAllByRole('spinbutton')[at];
    await step('Left half filled it is marked and says why', async () => {
      await userEvent.tab();
      await userEvent.keyboard('02');
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(canvas.getByText(/day, month and year/)).toBeVisible());
      await expect(part(0)).toBeInvalid();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('With all of it filled it does not, and a form sends it', async () => {
      part(1)?.focus();
      await waitFor(() => expect(canvas.queryByText(/day, month and year/)).toBeNull());
      await userEvent.keyboard('031984');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1984-03-02'));
      const form = canvas.getByTestId<HTMLFormElement>('form');
      await expect(new FormData(form).get('born')).toBe('1984-03-02');
    });
    await step('Emptied it is none', async () => {
      for (const at of [0, 1, 2]) {
        part(at)?.focus();
        await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
      }
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
    });
  },
};
