import { RadioGroup } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';
import { controlled } from '../fixtures/stateful.tsx';

const Stateful = controlled(RadioGroup, 'selected', 'onSelectedChange');

const columns = [
  { value: 'id', label: 'Arrival' },
  { value: 'device_name', label: 'Device' },
  { value: 'service_name', label: 'Service' },
];
const directions = [
  { value: 'DESC', label: 'Newest first' },
  { value: 'ASC', label: 'Oldest first' },
];

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: { conformance: { refTo: 'control' } },
  args: { label: 'Sort by', selected: 'id', onSelectedChange: fn(), options: columns },
  render: (args) => <Stateful {...args} />,
  decorators: [inWidth(343)],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['picture-dark'],
  render: (args) => (
    <Stack gap={16}>
      <RadioGroup {...args} />
      <RadioGroup
        {...args}
        label="Direction"
        labelHidden
        orientation="horizontal"
        selected="ASC"
        options={directions}
      />
      <RadioGroup
        {...args}
        label="Not possible now"
        options={columns.map((option, at) => ({ ...option, disabled: at !== 1 }))}
      />
    </Stack>
  ),
};

/** Tab reaches the chosen option, arrows choose the others. */
export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Arrival' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('device_name');
    await expect(canvas.getByRole('radio', { name: 'Device' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Device' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'Sort by' })).toBeVisible();
  },
};

/** All of an option is its target. */
export const Pressed: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Service'));
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith('service_name');
    const radio = canvas.getByRole('radio', { name: 'Service' });
    await expect(radio).toBeChecked();
    await expect(radio.getBoundingClientRect().width).toBeGreaterThan(300);
  },
};

// Q3
/** It keeps its choice itself, has to be answered, and says what is wrong. */
export const Invalid: Story = {
  args: {
    required: true,
    description: 'The list keeps it.',
    error: 'Choose an order.',
    name: 'order',
  },
  render: (args) => (
    <form aria-label="Order">
      <RadioGroup {...args} selected={undefined} />
    </form>
  ),
  play: async ({ canvas, step }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Sort by' });
    await step('The group is required, invalid and described', async () => {
      await expect(group).toHaveAttribute('aria-required', 'true');
      await expect(group).toHaveAttribute('aria-invalid', 'true');
      await expect(group).toHaveAccessibleDescription('Choose an order. The list keeps it.');
    });
    await step('A choice by key is part of the form', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      const form = canvas.getByRole<HTMLFormElement>('form');
      await expect(new FormData(form).get('order')).toBe('device_name');
    });
  },
};
