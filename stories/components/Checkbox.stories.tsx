import { Checkbox } from '@concierge/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../fixtures/Layout.tsx';
import { control } from '../conformance/exceptions.ts';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { conformance: control },
  args: { children: 'Room 204', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  tags: ['picture-dark'],
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Some' })).toBePartiallyChecked();
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

// Q3
/** With what it means, and what is wrong with it. */
export const Invalid: Story = {
  args: {
    children: 'I accept the terms',
    required: true,
    description: 'They are beside the safe.',
    error: 'Accept the terms.',
  },
  play: async ({ canvas, step }) => {
    await step('It is required, invalid and described', async () => {
      const box = canvas.getByRole('checkbox', { name: 'I accept the terms' });
      await expect(box).toBeRequired();
      await expect(box).toBeInvalid();
      await expect(box).toHaveAccessibleDescription('Accept the terms. They are beside the safe.');
    });
  },
};
