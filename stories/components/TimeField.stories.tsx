import { Stack, TimeField } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const meta = {
  title: 'Components/TimeField',
  tags: ['!autodocs'],
  component: TimeField,
  args: { label: 'Wake-up call', locale: 'en-GB', defaultValue: '06:30', onChange: fn() },
  decorators: [inWidth(200)],
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { hourCycle: 12, seconds: true } };

/** In three languages, to twelve, with seconds, empty, wrong, read only, off. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack>
      <TimeField label="English" locale="en-GB" defaultValue="14:05" />
      <TimeField label="Čeština" locale="cs" defaultValue="14:05" />
      <TimeField label="Türkçe" locale="tr" required description="Boş" />
      <TimeField label="To twelve" locale="en-GB" defaultValue="14:05" hourCycle={12} />
      <TimeField label="With seconds" locale="en-GB" defaultValue="14:05:30" seconds />
      <TimeField label="Wrong" locale="en-GB" defaultValue="03:00" error="The spa is closed." />
      <TimeField label="Read only" locale="en-GB" defaultValue="14:05" readOnly />
      <TimeField label="Off" locale="en-GB" defaultValue="14:05" disabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Wrong' })).toHaveAccessibleDescription(
      /The spa is closed\.$/,
    );
  },
};

/** Digits go from hour to minute, arrows change a part; the time is told as it is stored. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard('07');
    await waitFor(() => expect(minute).toHaveFocus());
    await expect(args.onChange).toHaveBeenLastCalledWith('07:30');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('07:31');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hour).toHaveFocus();
  },
};
