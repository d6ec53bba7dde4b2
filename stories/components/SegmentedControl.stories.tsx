import { SegmentedControl, Stack } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';

const periods = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
];

const meta = {
  title: 'Components/SegmentedControl',
  tags: ['!autodocs'],
  component: SegmentedControl,
  args: { label: 'Period', options: periods, defaultSelected: 'week', onSelectedChange: fn() },
  decorators: [inWidth(420)],
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labelHidden: true, size: 'sm' } };

/** Both sizes, with icons, in full width, with one that is off, all off, long texts, from right to left. */
export const AllStates: Story = {
  tags: ['matrix'],
  render: ({ options }) => (
    <Stack>
      <SegmentedControl label="Medium" options={options} defaultSelected="day" />
      <SegmentedControl label="Small" options={options} defaultSelected="day" size="sm" />
      <SegmentedControl
        label="With icons"
        defaultSelected="cards"
        options={[
          { value: 'cards', label: 'Cards', icon: 'layout-grid' },
          { value: 'list', label: 'List', icon: 'menu' },
        ]}
      />
      <SegmentedControl label="Full width" options={options} defaultSelected="month" fullWidth />
      <SegmentedControl
        label="One is off"
        options={options.map((one) => ({ ...one, disabled: one.value === 'week' }))}
        defaultSelected="day"
      />
      <SegmentedControl label="All are off" options={options} defaultSelected="day" disabled />
      <SegmentedControl
        label="Long texts"
        fullWidth
        options={[
          { value: 'a', label: 'Od nejnovějších' },
          { value: 'b', label: 'Od nejstarších přijatých požadavků' },
        ]}
        defaultSelected="b"
      />
      <div dir="rtl">
        <SegmentedControl label="From right to left" options={options} defaultSelected="day" />
      </div>
    </Stack>
  ),
};

/** Tab reaches the chosen one, arrows choose, a form gets the value and its reset brings the first one back. */
export const Keyboard: Story = {
  tags: ['!dev'],
  render: (args) => (
    <form data-testid="form">
      <SegmentedControl {...args} name="period" />
      <button type="reset">Reset</button>
    </form>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Week' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('month');
    await expect(canvas.getByRole('radio', { name: 'Month' })).toBeChecked();
    const form = canvas.getByTestId<HTMLFormElement>('form');
    await expect(new FormData(form).get('period')).toBe('month');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked());
  },
};
