import { DatePicker, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { expectClosed, expectFocusIn } from '../fixtures/keyboard.ts';

const labels = { open: 'Open the calendar', previous: 'Month before', next: 'Month after' };

const meta = {
  title: 'Components/DatePicker',
  tags: ['!autodocs'],
  component: DatePicker,
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

export const Playground: Story = { args: { min: '2026-03-02' } };

/** Filled and empty, in two languages, wrong, read only, off; the last one from right to left. */
export const AllStates: Story = {
  tags: ['matrix'],
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
  tags: ['matrix'],
  args: { min: '2026-03-05' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    await waitFor(() => expect(screen.getByRole('grid', { name: /March 2026/ })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /12 March 2026/ })).toHaveFocus(),
    );
  },
};

/** In Czech a week begins with Monday. */
export const Czech: Story = {
  args: { label: 'Příjezd', locale: 'cs' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Open the calendar/ }));
    const month = () => screen.getByRole('grid', { name: /březen 2026/ });
    await waitFor(() => expect(month()).toBeVisible());
    await expectFocusIn(month);
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
