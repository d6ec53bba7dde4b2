import { Checkbox } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inWidth } from '../fixtures/frames.tsx';
import { Stack } from '../fixtures/Layout.tsx';

const meta = {
  title: 'Components/Checkbox',
  tags: ['!autodocs'],
  component: Checkbox,
  args: { children: 'Room 204', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { defaultChecked: true } };

export const AllStates: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack>
      <Checkbox {...args}>Off</Checkbox>
      <Checkbox {...args} defaultChecked>
        On
      </Checkbox>
      <Checkbox {...args} indeterminate>
        Some
      </Checkbox>
      <Checkbox {...args} disabled>
        Off, disabled
      </Checkbox>
      <Checkbox {...args} disabled defaultChecked>
        On, disabled
      </Checkbox>
    </Stack>
  ),
};

export const Indeterminate: Story = {
  args: { indeterminate: true, children: 'All devices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Keyboard: Story = {
  tags: ['!dev'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Room 204' })).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'), { pointerEventsCheck: 0 });
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

/** With what it means, and what is wrong with it. */
export const Invalid: Story = {
  args: {
    children: 'I accept the terms',
    required: true,
    description: 'They are beside the safe.',
    error: 'Accept the terms.',
  },
  play: async ({ canvas, step }) => {
    await step('Q3 it is required, invalid and described', async () => {
      const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
      await expect(box).toBeRequired();
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription('Accept the terms. They are beside the safe.');
    });
  },
};

export const LongText: Story = {
  args: { children: 'Prezidentské apartmá s výhledem na moře, třetí patro, východní křídlo' },
  decorators: [inWidth(240)],
};
